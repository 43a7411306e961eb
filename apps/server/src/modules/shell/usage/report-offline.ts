import { reportOffline as contract } from "@evolve/contracts/usage";
import { operation } from "../../../core/operation.ts";

/** Logs how long a page could not reach the server, without saying whose page it was. */
export const reportOffline = operation(contract, async ({ body, http, services }) => {
  await services.limiter.take(http.ip, "offline");
  http.log.info({ offline: body }, "a page was without the server");
  return { success: true as const };
});
