import * as contract from "@evolve/contracts/forecast-inputs";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { setMethod } from "./method-repository.ts";
import { recordForecastEvent } from "./policy.ts";

export const chooseForecastMethod = operation(
  contract.chooseForecastMethod,
  ({ actor: { tenantId }, params: { planningGroupId }, body: { method }, write }) =>
    write(async (tx) => {
      if (!(await setMethod(tx, tenantId, planningGroupId, method))) refuse("notFound");
      await recordForecastEvent(tx, "method-chosen", planningGroupId, { method });
      return { success: true } as const;
    }),
);
