import * as z from "zod/mini";
import { organisationLimits } from "./organisation.ts";
import { planningLimits } from "./planning.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Filters of the lists of agents, work plans and rotations: apart, since the browser has them from the start. */

const ids = /* @__NO_SIDE_EFFECTS__ */ (most: number) => z.optional(z.array(Id).check(z.maxLength(most)));
const search = z.optional(SearchText);

export const WorkPlanFilter = z.strictObject({ search, id: ids(planningLimits.workPlansMax) });
export const RotationFilter = z.strictObject({ search, id: ids(planningLimits.planningGroupsMax) });
export const PlanningAgentFilter = z.strictObject({
  search,
  id: ids(organisationLimits.membersAtOnce),
  businessUnitId: ids(planningLimits.businessUnitsMax),
  teamId: ids(100),
  /** People who have it today, also by a rotation that contains it. */
  workPlanId: ids(planningLimits.workPlansMax),
});
