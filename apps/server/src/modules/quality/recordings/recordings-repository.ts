import type { RecordingFormat } from "@evolve/contracts/recordings";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

interface NewRecording {
  readonly tenantId: string;
  readonly id: string;
  readonly interactionId: string;
  readonly fileName: string;
  readonly format: RecordingFormat;
  readonly sealedKey: string;
  readonly createdAt: Date;
}

/** A recording that is arriving: nobody sees it before it is complete. False where its interaction is gone. */
export const insertRecording = async (tx: Tx, of: NewRecording): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into recordings (tenant_id, id, interaction_id, file_name, format, sealed_key, created_at)
    select tenant_id, ${of.id}, id, ${of.fileName}, ${of.format}, ${of.sealedKey}, ${of.createdAt}
    from interactions where tenant_id = ${of.tenantId} and id = ${of.interactionId}
  `.execute(tx);
  return numAffectedRows === 1n;
};

interface NewChunk {
  readonly number: number;
  readonly content: Buffer;
}

/** False where the recording is gone, since its interaction was deleted. */
export const insertChunks = async (
  tx: Tx,
  tenantId: string,
  recordingId: string,
  chunks: readonly NewChunk[],
): Promise<boolean> => {
  const recording = await tx
    .selectFrom("recordings")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", recordingId)
    .forKeyShare()
    .executeTakeFirst();
  if (!recording) return false;
  await tx
    .insertInto("recording_chunks")
    .values(chunks.map(({ number, content }) => ({ tenant_id: tenantId, recording_id: recordingId, number, content })))
    .execute();
  return true;
};

export const removeRecording = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("recordings").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

/** Shows a recording that has arrived, in place of the one before. */
export const completeRecording = async (
  tx: Tx,
  tenantId: string,
  interactionId: string,
  { id, bytes }: { readonly id: string; readonly bytes: number },
): Promise<boolean> => {
  await tx
    .deleteFrom("recordings")
    .where("tenant_id", "=", tenantId)
    .where("interaction_id", "=", interactionId)
    .where("bytes", "is not", null)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable("recordings")
    .set({ bytes })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export interface RecordingRow {
  id: string;
  fileName: string;
  format: RecordingFormat;
  bytes: number;
  sealedKey: string;
  createdAt: Date;
}

export const findRecording = async (tx: Tx, tenantId: string, interactionId: string): Promise<RecordingRow | null> =>
  (await tx
    .selectFrom("recordings")
    .select(["id", "file_name as fileName", "format", "bytes", "sealed_key as sealedKey", "created_at as createdAt"])
    .where("tenant_id", "=", tenantId)
    .where("interaction_id", "=", interactionId)
    .where("bytes", "is not", null)
    .$castTo<RecordingRow>()
    .executeTakeFirst()) ?? null;

export const findChunk = async (
  tx: Tx,
  tenantId: string,
  recordingId: string,
  number: number,
): Promise<Buffer | null> =>
  (
    await tx
      .selectFrom("recording_chunks")
      .select("content")
      .where("tenant_id", "=", tenantId)
      .where("recording_id", "=", recordingId)
      .where("number", "=", number)
      .executeTakeFirst()
  )?.content ?? null;
