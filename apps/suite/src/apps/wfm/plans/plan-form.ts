import type { WorkPlanFields } from "@evolve/contracts/work-plans";
import type { useAppForm } from "@evolve/shell/forms";

export type PlanForm = ReturnType<typeof useAppForm<WorkPlanFields, WorkPlanFields>>;
