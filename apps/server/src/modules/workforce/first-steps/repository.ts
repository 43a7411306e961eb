import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

export interface Progress {
  businessUnits: number;
  queues: number;
  planningGroups: number;
  historyDays: number;
  forecasts: number;
  hasMainForecast: boolean;
  staffedGroups: number;
  groupsWithoutHandleTimes: number;
}

/** What a tenant's planning has, in one statement. */
export const readProgress = async (tx: Tx, tenantId: string): Promise<Progress> => {
  const { rows } = await sql<Progress>`
    select
      (select count(*)::int from business_units where tenant_id = ${tenantId}) as "businessUnits",
      (select count(*)::int from queues where tenant_id = ${tenantId}) as queues,
      (select count(*)::int from planning_groups where tenant_id = ${tenantId}) as "planningGroups",
      (select coalesce(max(known.last)::date - min(known.first)::date + 1, 0) from queues cross join lateral
        (select min(starts_at) as first, max(starts_at) as last from interval_history as interval
          where interval.tenant_id = queues.tenant_id and interval.queue_id = queues.id) as known
        where queues.tenant_id = ${tenantId}) as "historyDays",
      (select count(*)::int from forecasts where tenant_id = ${tenantId} and calculated_at is not null) as forecasts,
      exists (select from published_forecasts where tenant_id = ${tenantId}) as "hasMainForecast",
      (select count(*)::int from staffing_calculations
        where tenant_id = ${tenantId} and fault is distinct from 'noHandleTimes') as "staffedGroups",
      (select count(*)::int from staffing_calculations
        where tenant_id = ${tenantId} and fault = 'noHandleTimes') as "groupsWithoutHandleTimes"
  `.execute(tx);
  const [progress] = rows;
  if (!progress) throw new Error("a statement without a from clause has one row");
  return progress;
};
