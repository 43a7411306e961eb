import { defineModule } from "../../../core/module.ts";
import { currentImpersonation } from "./current-impersonation.ts";
import { closeOver, endWithSession } from "./close-impersonations.ts";
import { endImpersonation } from "./end-impersonation.ts";
import { listImpersonations } from "./list-impersonations.ts";
import { searchImpersonations } from "./search-impersonations.ts";
import { startImpersonation } from "./start-impersonation.ts";
import { stopImpersonation } from "./stop-impersonation.ts";

export const impersonation = defineModule({
  operations: [
    startImpersonation,
    endImpersonation,
    currentImpersonation,
    listImpersonations,
    searchImpersonations,
    stopImpersonation,
  ],
  jobs: [closeOver],
  subscriptions: [endWithSession],
});
