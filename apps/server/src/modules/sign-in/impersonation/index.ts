import { defineModule } from "../../../core/module.ts";
import { currentImpersonation } from "./current-impersonation.ts";
import { closeOver, endWithSession } from "./close-impersonations.ts";
import { endImpersonation } from "./end-impersonation.ts";
import { listImpersonations } from "./list-impersonations.ts";
import { startImpersonation } from "./start-impersonation.ts";

export const impersonation = defineModule({
  operations: [startImpersonation, endImpersonation, currentImpersonation, listImpersonations],
  jobs: [closeOver],
  subscriptions: [endWithSession],
});
