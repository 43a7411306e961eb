import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { FileFormat } from "../../platform/row-files/index.ts";

interface FileKey {
  readonly tenantId: string;
  readonly fileId: string;
}

interface NewFile extends FileKey {
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly fileName: string;
  readonly format: FileFormat;
}

export const insertFile = async (tx: Tx, file: NewFile): Promise<void> => {
  await tx
    .insertInto("history_files")
    .values({
      tenant_id: file.tenantId,
      id: file.fileId,
      created_by: file.createdBy,
      created_at: file.createdAt,
      file_name: file.fileName,
      format: file.format,
    })
    .execute();
};

export const insertPiece = async (
  tx: Tx,
  { tenantId, fileId }: FileKey,
  number: number,
  content: Buffer,
): Promise<void> => {
  await tx
    .insertInto("history_file_pieces")
    .values({ tenant_id: tenantId, file_id: fileId, number, content })
    .execute();
};

export const readPiece = async (tx: Tx, { tenantId, fileId }: FileKey, number: number): Promise<Buffer | null> => {
  const row = await tx
    .selectFrom("history_file_pieces")
    .select("content")
    .where("tenant_id", "=", tenantId)
    .where("file_id", "=", fileId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.content ?? null;
};

export const deleteFiles = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> => {
  await tx.deleteFrom("history_files").where("tenant_id", "=", tenantId).where("id", "=", anyOf(ids, "uuid")).execute();
};

export interface StoredFile {
  id: string;
  fileName: string;
  format: string;
  /** How many pieces it has. */
  pieces: number;
}

/** Those of these files that a user has sent. */
export const findFiles = async (
  tx: Tx,
  tenantId: string,
  createdBy: string,
  ids: readonly string[],
): Promise<StoredFile[]> => {
  const { rows } = await sql<StoredFile>`
    select id, file_name as "fileName", format, (select count(*)::int from history_file_pieces as piece
      where piece.tenant_id = file.tenant_id and piece.file_id = file.id) as pieces
    from history_files as file
    where tenant_id = ${tenantId} and created_by = ${createdBy} and id = ${anyOf(ids, "uuid")}
  `.execute(tx);
  return rows;
};
