import type { Tx } from "../../../database/index.ts";

export interface MarkerRow {
  id: string;
  interactionId: string;
  second: number;
  note: string;
  createdBy: string;
  by: string;
  createdAt: Date;
  version: number;
}

const markers = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("recording_markers as marker")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "marker.tenant_id").onRef("person.id", "=", "marker.created_by"),
    )
    .select([
      "marker.id",
      "marker.interaction_id as interactionId",
      "marker.second",
      "marker.note",
      "marker.created_by as createdBy",
      "person.full_name as by",
      "marker.created_at as createdAt",
      "marker.version",
    ])
    .where("marker.tenant_id", "=", tenantId);

export const listMarkers = (tx: Tx, tenantId: string, interactionId: string): Promise<MarkerRow[]> =>
  markers(tx, tenantId)
    .where("marker.interaction_id", "=", interactionId)
    .orderBy("marker.second")
    .orderBy("marker.id")
    .execute();

export const findMarker = async (tx: Tx, tenantId: string, id: string): Promise<MarkerRow | null> =>
  (await markers(tx, tenantId).where("marker.id", "=", id).executeTakeFirst()) ?? null;

export const countMarkers = async (tx: Tx, tenantId: string, interactionId: string): Promise<number> =>
  (
    await tx
      .selectFrom("recording_markers")
      .select((select) => select.fn.countAll<number>().as("total"))
      .where("tenant_id", "=", tenantId)
      .where("interaction_id", "=", interactionId)
      .executeTakeFirstOrThrow()
  ).total;

interface NewMarker {
  readonly id: string;
  readonly interactionId: string;
  readonly second: number;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

export const insertMarker = async (tx: Tx, tenantId: string, marker: NewMarker): Promise<void> => {
  await tx
    .insertInto("recording_markers")
    .values({
      tenant_id: tenantId,
      id: marker.id,
      interaction_id: marker.interactionId,
      second: marker.second,
      note: marker.note,
      created_by: marker.by,
      created_at: marker.at,
    })
    .execute();
};

export const changeMarker = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { second, note }: { readonly second: number; readonly note: string },
): Promise<void> => {
  await tx
    .updateTable("recording_markers")
    .set((select) => ({ second, note, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const removeMarker = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("recording_markers").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};
