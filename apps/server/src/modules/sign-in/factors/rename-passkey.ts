import { renamePasskey as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { renamePasskeyRow } from "./passkey-repository.ts";

/** Gives one of the caller's passkeys another name. */
export const renamePasskey = operation(contract, async ({ actor, params, body, write }) => {
  const { tenantId, userId } = actor;
  const isDone = await write((tx) => renamePasskeyRow(tx, tenantId, userId, params.passkeyId, body.name));
  if (!isDone) refuse("notFound");
  return { success: true };
});
