import type { CallAnswer } from "@evolve/contracts/call";
import type { mfaStatus as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { readFactorState } from "./repository.ts";

type Call = typeof contract;

/** The caller's second factors. */
export const mfaStatus =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const state = await database.readTenant(tenantId, (tx) => readFactorState(tx, tenantId, userId));
    return {
      required: state.required,
      enabled: state.hasTotp,
      since: state.since?.toISOString() ?? null,
      recoveryCodesLeft: state.recoveryCodesLeft,
      passkeys: state.passkeys,
    };
  };
