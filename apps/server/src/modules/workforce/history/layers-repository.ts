import type { Decision, FindingKind } from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import type { Tx } from "../../../database/index.ts";
import { countsForGroup } from "../planning-setup/index.ts";

export interface LayerRow {
  id: string;
  decision: Decision;
  measure: Measure;
  kind: FindingKind;
  firstAt: Date;
  endAt: Date;
  amounts: number[];
  reason: string;
  decidedBy: string;
  decidedAt: Date;
}

/** The decisions that hold, oldest first. */
export const listLayers = (tx: Tx, tenantId: string, planningGroupId: string): Promise<LayerRow[]> =>
  tx
    .selectFrom("history_layers as layer")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "layer.tenant_id").onRef("person.id", "=", "layer.decided_by"),
    )
    .select([
      "layer.id",
      "layer.decision",
      "layer.measure",
      "layer.kind",
      "layer.first_at as firstAt",
      "layer.end_at as endAt",
      "layer.amounts",
      "layer.reason",
      "person.full_name as decidedBy",
      "layer.decided_at as decidedAt",
    ])
    .where("layer.tenant_id", "=", tenantId)
    .where("layer.planning_group_id", "=", planningGroupId)
    .where("layer.undone_at", "is", null)
    .orderBy("layer.decided_at")
    .orderBy("layer.id")
    .execute();

type NewLayer = Omit<LayerRow, "decidedBy"> & { planningGroupId: string; userId: string };

export const insertLayer = async (tx: Tx, tenantId: string, layer: NewLayer): Promise<void> => {
  await tx
    .insertInto("history_layers")
    .values({
      tenant_id: tenantId,
      id: layer.id,
      planning_group_id: layer.planningGroupId,
      decision: layer.decision,
      measure: layer.measure,
      kind: layer.kind,
      first_at: layer.firstAt,
      end_at: layer.endAt,
      amounts: layer.amounts,
      reason: layer.reason,
      decided_by: layer.userId,
      decided_at: layer.decidedAt,
    })
    .execute();
};

/** False where there is no such decision, or it was undone before. */
export const undoLayer = async (tx: Tx, tenantId: string, id: string, userId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("history_layers")
    .set({ undone_at: now, undone_by: userId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export interface ClosedDay {
  date: string;
  name: string;
}

/** The days on which the calendar closes a planning group; with null those on which it closes the whole business unit. */
export const listClosedDays = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, planningGroupId }: { businessUnitId: string; planningGroupId: string | null },
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<ClosedDay[]> => {
  const events = await tx
    .selectFrom("calendar_events")
    .select(["name", "first_day as first", "last_day as last"])
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", "closed")
    .where((where) => where.or([where("business_unit_id", "is", null), where("business_unit_id", "=", businessUnitId)]))
    .where(countsForGroup("calendar_events", planningGroupId))
    .where("first_day", "<=", lastDay)
    .where("last_day", ">=", firstDay)
    .orderBy("first_day")
    .execute();
  return events.flatMap(({ name, first, last }) => {
    const [from, to] = [
      Math.max(Date.parse(first), Date.parse(firstDay)),
      Math.min(Date.parse(last), Date.parse(lastDay)),
    ];
    const days = Math.round((to - from) / 86_400_000) + 1;
    return Array.from({ length: days }, (_, day) => ({
      date: new Date(from + day * 86_400_000).toISOString().slice(0, 10),
      name,
    }));
  });
};
