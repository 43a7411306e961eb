import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import {
  type NewPublishedSeries,
  partColumns,
  partsOf,
  type PublishedRow,
  selectPublished,
} from "./published-repository.ts";

export interface SnapshotRow extends PublishedRow {
  businessUnitId: string;
  firstAt: Date;
  endAt: Date;
  zone: string;
  intervalMinutes: number;
}

const selectSnapshots = (tx: Tx, tenantId: string) =>
  selectPublished(tx, tenantId).select([
    "published.business_unit_id as businessUnitId",
    "published.first_at as firstAt",
    "published.end_at as endAt",
    "published.zone",
    "published.interval_minutes as intervalMinutes",
  ]);

export const findSnapshot = async (tx: Tx, tenantId: string, id: string): Promise<SnapshotRow | null> =>
  (await selectSnapshots(tx, tenantId).where("published.id", "=", id).executeTakeFirst()) ?? null;

/** So many at most of those that have a planning group, the newest first; with a snapshot those before it. */
export const listSnapshots = (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  { before, most }: { readonly before: SnapshotRow | null; readonly most: number },
): Promise<SnapshotRow[]> => {
  const rows = selectSnapshots(tx, tenantId)
    .where(
      sql<boolean>`exists (
        select 1 from published_series as series where series.tenant_id = published.tenant_id
          and series.published_id = published.id and series.planning_group_id = ${planningGroupId}::uuid)`,
    )
    .orderBy("published.published_at", "desc")
    .orderBy("published.id", "desc")
    .limit(most);
  if (before === null) return rows.execute();
  return rows
    .where(
      sql<boolean>`(published.published_at, published.id) < (${before.publishedAt}::timestamptz, ${before.id}::uuid)`,
    )
    .execute();
};

/** The series of a snapshot, or only that of a planning group. */
export const listSnapshotSeries = async (
  tx: Tx,
  tenantId: string,
  snapshotId: string,
  planningGroupId?: string,
): Promise<NewPublishedSeries[]> => {
  const all = tx
    .selectFrom("published_series as series")
    .select(["series.planning_group_id as planningGroupId", "series.lower", "series.upper", ...partColumns])
    .where("series.tenant_id", "=", tenantId)
    .where("series.published_id", "=", snapshotId)
    .orderBy("series.planning_group_id");
  const rows = planningGroupId === undefined ? all : all.where("series.planning_group_id", "=", planningGroupId);
  return (await rows.execute()).map((row) => ({
    planningGroupId: row.planningGroupId,
    offered: row.offered,
    handleSeconds: row.handleSeconds,
    lower: row.lower,
    upper: row.upper,
    parts: partsOf(row),
  }));
};
