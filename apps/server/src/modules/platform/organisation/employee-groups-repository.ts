import type { CallParsed } from "@evolve/contracts/call";
import type { searchEmployeeGroups } from "@evolve/contracts/employee-groups";
import type { ExpressionBuilder } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { WorkingDay } from "../../../database/json-columns.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";

export interface EmployeeGroupRow {
  id: string;
  name: string;
  timeZone: string;
  isDefault: boolean;
  workingHours: WorkingDay[];
  version: number;
}

const columns = [
  "unit.id",
  "unit.name",
  "unit.timezone as timeZone",
  "unit.is_default as isDefault",
  "unit.working_hours as workingHours",
  "unit.version",
] as const;

const memberCount = (select: ExpressionBuilder<Database & { unit: Database["employee_groups"] }, "unit">) =>
  select.fn.coalesce(
    select
      .selectFrom("users as person")
      .select((inner) => inner.fn.countAll<number>().as("count"))
      .whereRef("person.tenant_id", "=", "unit.tenant_id")
      .whereRef("person.employee_group_id", "=", "unit.id")
      .where("person.status", "!=", "DELETED"),
    select.lit(0),
  );

type Search = CallParsed<typeof searchEmployeeGroups>["body"];

export const searchEmployeeGroupRows = async (tx: Tx, tenantId: string, search: Search) => {
  const { id, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("employee_groups as unit")
    .where("unit.tenant_id", "=", tenantId)
    .where("unit.name", "ilike", patternOf(text));
  if (id) matching = matching.where("unit.id", "=", anyOf(id, "uuid"));
  const rows = matching.select((select) => [...columns, memberCount(select).as("memberCount")]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "unit.name", timeZone: "unit.timezone" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "unit.id", figures: { members: memberCount } }, total, order, search);
};

const all = (tx: Tx, tenantId: string) =>
  tx.selectFrom("employee_groups as unit").select(columns).where("unit.tenant_id", "=", tenantId);

export const listEmployeeGroupRows = (tx: Tx, tenantId: string): Promise<EmployeeGroupRow[]> =>
  all(tx, tenantId).orderBy("unit.name").execute();

export const findEmployeeGroup = async (tx: Tx, tenantId: string, id: string): Promise<EmployeeGroupRow | null> =>
  (await all(tx, tenantId).where("unit.id", "=", id).executeTakeFirst()) ?? null;

export const findDefaultEmployeeGroup = async (tx: Tx, tenantId: string): Promise<string | null> =>
  (await all(tx, tenantId).where("unit.is_default", "=", true).executeTakeFirst())?.id ?? null;

type Fields = Omit<EmployeeGroupRow, "id" | "version">;

const columnsOf = ({ name, timeZone, isDefault, workingHours }: Fields) => ({
  name,
  timezone: timeZone,
  is_default: isDefault,
  working_hours: JSON.stringify(workingHours),
});

export const insertEmployeeGroup = async (tx: Tx, tenantId: string, id: string, fields: Fields): Promise<void> => {
  await tx
    .insertInto("employee_groups")
    .values({ tenant_id: tenantId, id, ...columnsOf(fields) })
    .execute();
};

export const updateEmployeeGroup = async (tx: Tx, tenantId: string, id: string, fields: Fields): Promise<void> => {
  await tx
    .updateTable("employee_groups")
    .set((select) => ({ ...columnsOf(fields), version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Leaves one group as the default. */
export const clearOtherDefaults = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx
    .updateTable("employee_groups")
    .set((select) => ({ is_default: false, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "!=", id)
    .where("is_default", "=", true)
    .execute();
};

/** Moves everybody of a group to another one. Answers how many. */
export const moveEmployees = async (tx: Tx, tenantId: string, from: string, to: string | null): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ employee_group_id: to })
    .where("tenant_id", "=", tenantId)
    .where("employee_group_id", "=", from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
