import type { ScenarioParameters } from "@evolve/contracts/staffing-scenarios";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface ScenarioRow {
  id: string;
  planningGroupId: string;
  name: string;
  parameters: ScenarioParameters;
  version: number;
}

const columns = ["id", "planning_group_id as planningGroupId", "name", "parameters", "version"] as const;

export const listScenarioRows = (tx: Tx, tenantId: string, planningGroupId: string): Promise<ScenarioRow[]> =>
  tx
    .selectFrom("staffing_scenarios")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("planning_group_id", "=", planningGroupId)
    .orderBy("name")
    .orderBy("id")
    .execute();

export const findScenarios = (tx: Tx, tenantId: string, ids: readonly string[]): Promise<ScenarioRow[]> =>
  tx
    .selectFrom("staffing_scenarios")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .execute();

interface Saved {
  planningGroupId: string;
  name: string;
  parameters: ScenarioParameters;
}

export const insertScenario = async (tx: Tx, tenantId: string, id: string, scenario: Saved): Promise<void> => {
  await tx
    .insertInto("staffing_scenarios")
    .values({
      tenant_id: tenantId,
      id,
      planning_group_id: scenario.planningGroupId,
      name: scenario.name,
      parameters: JSON.stringify(scenario.parameters),
    })
    .execute();
};

export const updateScenario = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { name, parameters }: Pick<Saved, "name" | "parameters">,
): Promise<void> => {
  await tx
    .updateTable("staffing_scenarios")
    .set({ name, parameters: JSON.stringify(parameters), version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const deleteScenarioRow = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("staffing_scenarios")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
