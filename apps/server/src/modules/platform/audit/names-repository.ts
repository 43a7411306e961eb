import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/** The tables of what people give names to, by the column of the name. Users are joined, since their names stand in many places. */
const named = {
  roles: "display_name",
  teams: "name",
  groups: "name",
  skills: "name",
  employee_groups: "name",
  dashboards: "name",
  saved_views: "name",
  tenant_domains: "domain",
  user_imports: "file_name",
  business_units: "name",
  activity_codes: "name",
  calendar_events: "name",
  planning_groups: "name",
  queues: "name",
  work_plans: "name",
  rotations: "name",
  staffing_scenarios: "name",
  schedules: "name",
  time_off_limits: "name",
  state_mappings: "state",
  quality_forms: "name",
  topics: "name",
  report_deliveries: "name",
  webhooks: "name",
} as const;

/**
 * Id and name of everything that the tenant has named; of forecasts the business unit, of people their user name, of requests and
 * trades the user name of who made them. Ids are unique in all tables.
 */
const things = (tenantId: string): RawBuilder<{ id: string; name: string }> => sql`
  select tenant_id as id, name from tenants where tenant_id = ${tenantId}
  union all
  select forecast.id, unit.name from forecasts as forecast
    join business_units as unit on unit.tenant_id = forecast.tenant_id and unit.id = forecast.business_unit_id
    where forecast.tenant_id = ${tenantId}
  union all
  select id, user_name from users where tenant_id = ${tenantId}
  union all
  select request.id, person.user_name from time_off_requests as request
    join users as person on person.tenant_id = request.tenant_id and person.id = request.user_id
    where request.tenant_id = ${tenantId}
  union all
  select trade.id, giver.user_name from shift_trades as trade
    join users as giver on giver.tenant_id = trade.tenant_id and giver.id = trade.giver_id
    where trade.tenant_id = ${tenantId}
  union all
  ${sql.join(
    Object.entries(named).map(
      ([table, column]) =>
        sql`select id, ${sql.ref(column)} as name from ${sql.table(table)} where tenant_id = ${tenantId}`,
    ),
    sql` union all `,
  )}`;

/** The names that the tenant's things have now, by their ids. */
export const listNamesOf = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${things(tenantId)}) as thing where id = ${anyOf(ids, "uuid")}
  `.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The ids of the tenant's things whose name matches a pattern. */
export const idsNamedLike = (tenantId: string, pattern: string): RawBuilder<string> =>
  sql`(select id from (${things(tenantId)}) as thing where name ilike ${pattern})`;
