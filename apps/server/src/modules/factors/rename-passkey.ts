import type { CallAnswer } from "@evolve/contracts/call";
import type { renamePasskey as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { renamePasskeyRow } from "./passkey-repository.ts";

type Call = typeof contract;

/** Gives one of the caller's passkeys another name. */
export const renamePasskey =
  ({ database }: Services) =>
  async ({ actor, params, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const isDone = await database.withTenant(tenantId, (tx) =>
      renamePasskeyRow(tx, tenantId, userId, params.passkeyId, body.name),
    );
    if (!isDone) refuse("notFound");
    return { success: true };
  };
