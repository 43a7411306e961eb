import { calculateStaffing as contract } from "@evolve/contracts/staffing";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineLongJob, startLongJob } from "../../platform/jobs/index.ts";
import { CalculationPayload } from "./calculation-payload.ts";
import { listStaffedGroups } from "./groups-repository.ts";
import { recordStaffingEvent } from "./policy.ts";
import { hasForecast, weekOf } from "./staffing-inputs.ts";

export const calculation = defineLongJob({
  name: "staffing.calculate",
  input: CalculationPayload,
  module: new URL("./calculate-work.ts", import.meta.url),
});

export const calculateStaffing = operation(contract, ({ actor: { tenantId, userId }, body, now, services, write }) =>
  write(async (tx) => {
    const ids = [...new Set(body.planningGroupIds.map((id) => id.toLowerCase()))];
    const groups = await listStaffedGroups(tx, tenantId, { ids });
    if (groups.length < ids.length) refuse("notFound", { fields: { planningGroupIds: "notFound" } });
    const planned = [];
    for (const group of groups) if (await hasForecast(tx, tenantId, group, weekOf(group, now))) planned.push(group.id);
    if (planned.length === 0) refuse("noForecast");
    const payload = { planningGroupIds: planned, userId, at: now.toISOString() };
    const jobId = await startLongJob(services, tx, calculation, payload);
    for (const id of planned) await recordStaffingEvent(tx, "staffing.calculated", id, { jobId });
    return { jobId };
  }),
);
