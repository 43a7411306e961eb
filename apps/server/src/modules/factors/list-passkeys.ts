import type { CallAnswer } from "@evolve/contracts/call";
import type { listPasskeys as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listPasskeyRows } from "./passkey-repository.ts";
import { presentPasskey } from "./present-passkey.ts";

type Call = typeof contract;

/** The caller's passkeys. */
export const listPasskeys =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const rows = await database.readTenant(tenantId, (tx) => listPasskeyRows(tx, tenantId, userId));
    return { passkeys: rows.map(presentPasskey) };
  };
