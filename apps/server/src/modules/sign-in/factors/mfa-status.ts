import { mfaStatus as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { readFactorState } from "./repository.ts";

/** The caller's second factors. */
export const mfaStatus = operation(contract, async ({ actor, read }) => {
  const { tenantId, userId } = actor;
  const state = await read((tx) => readFactorState(tx, tenantId, userId));
  return {
    required: state.required,
    enabled: state.hasTotp,
    since: state.since?.toISOString() ?? null,
    recoveryCodesLeft: state.recoveryCodesLeft,
    passkeys: state.passkeys,
    hasPassword: state.hasPassword,
  };
});
