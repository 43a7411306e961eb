import * as contract from "@evolve/contracts/staffing-scenarios";
import { staffingLimits } from "@evolve/contracts/staffing";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { recordStaffingEvent } from "./policy.ts";
import {
  deleteScenarioRow,
  findScenarios,
  insertScenario,
  listScenarioRows,
  type ScenarioRow,
  updateScenario,
} from "./scenarios-repository.ts";
import { lockOwner } from "./shrinkage-repository.ts";

const present = ({ id, name, parameters, version }: ScenarioRow) => ({ id, name, parameters, version });

export const listScenarios = operation(contract.listScenarios, ({ actor: { tenantId }, params, read }) =>
  read(async (tx) => {
    if (!(await findStaffedGroup(tx, tenantId, params.planningGroupId))) refuse("notFound");
    return { scenarios: (await listScenarioRows(tx, tenantId, params.planningGroupId)).map(present) };
  }),
);

export const saveScenario = operation(contract.saveScenario, ({ actor: { tenantId }, params, body, write }) =>
  write(async (tx) => {
    const { planningGroupId } = params;
    // Scenarios of a planning group are saved one at a time, so that their names stay unique.
    if (!(await lockOwner(tx, tenantId, "planningGroup", planningGroupId))) refuse("notFound");
    const { name, parameters } = body;
    const scenarios = await listScenarioRows(tx, tenantId, planningGroupId);
    const id = body.id?.toLowerCase() ?? newId();
    const same = scenarios.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (same && same.id !== id) refuse("nameExists", { fields: { name: "unique" } });
    if (body.id === undefined) {
      if (scenarios.length >= staffingLimits.scenariosMax) refuse("tooManyPlanningRows");
      await insertScenario(tx, tenantId, id, { planningGroupId, name, parameters });
    } else {
      const before = scenarios.find((other) => other.id === id) ?? refuse("notFound");
      requireVersion(body.version, before.version);
      await updateScenario(tx, tenantId, id, { name, parameters });
    }
    const action = body.id === undefined ? "staffing-scenario.created" : "staffing-scenario.updated";
    await recordStaffingEvent(tx, action, id, { name, parameters });
    const [saved] = await findScenarios(tx, tenantId, [id]);
    return { scenario: present(saved ?? refuse("notFound")) };
  }),
);

export const deleteScenario = operation(contract.deleteScenario, ({ actor: { tenantId }, params, write }) =>
  write(async (tx) => {
    if (!(await deleteScenarioRow(tx, tenantId, params.scenarioId))) refuse("notFound");
    await recordStaffingEvent(tx, "staffing-scenario.deleted", params.scenarioId, {});
    return { success: true } as const;
  }),
);
