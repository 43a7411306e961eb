import type { FieldNames } from "./field-names.ts";

/** What details call the fields of what planning sets up. Needs the area `planning`, which only the audit log itself loads. */
export const planningFields: FieldNames = {
  businessUnitId: "planning.businessUnit",
  business_unit_id: "planning.businessUnit",
  planningGroupId: "planning.planningGroup",
  media: "planning.media",
  concurrency: "planning.concurrency",
  opening_hours: "planning.openingHours",
  // A share, not a percentage.
  service_level: "planning.goal",
  target_seconds: "planning.targetSeconds",
  average_wait_seconds: "planning.averageWaitSeconds",
  patience_seconds: "planning.patienceSeconds",
  is_deferrable: "planning.isDeferrable",
  measure: "planning.measure",
};
