import { listPasskeys as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { listPasskeyRows } from "./passkey-repository.ts";
import { presentPasskey } from "./present-passkey.ts";

/** The caller's passkeys. */
export const listPasskeys = operation(contract, async ({ actor, read }) => {
  const { tenantId, userId } = actor;
  const rows = await read((tx) => listPasskeyRows(tx, tenantId, userId));
  return { passkeys: rows.map(presentPasskey) };
});
