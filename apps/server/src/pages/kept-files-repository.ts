import { sql } from "kysely";
import type { Database, SystemTransaction } from "../database/index.ts";

/** A file of a built page: the path that browsers ask for, and its content compressed by gzip. */
export interface PageFile {
  readonly path: string;
  readonly body: Buffer;
}

/** Notes a build as the newest; false where it is that already. Until the transaction ends no other node does. */
export const keepBuild = async (tx: SystemTransaction, id: string, now: Date): Promise<boolean> => {
  await sql`lock table page_builds in share row exclusive mode`.execute(tx);
  const newest = await tx.selectFrom("page_builds").select("id").orderBy("kept_at", "desc").limit(1).executeTakeFirst();
  if (newest?.id === id) return false;
  await tx
    .insertInto("page_builds")
    .values({ id, kept_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ kept_at: now }))
    .execute();
  return true;
};

/** Counts those of the paths that are kept already to this build. Answers them. */
export const claimFiles = async (
  tx: SystemTransaction,
  buildId: string,
  paths: readonly string[],
): Promise<Set<string>> => {
  const rows = await tx
    .updateTable("page_files")
    .set({ build_id: buildId })
    .where("path", "=", sql<string>`any(${[...paths]}::text[])`)
    .returning("path")
    .execute();
  return new Set(rows.map(({ path }) => path));
};

export const insertFiles = async (
  tx: SystemTransaction,
  buildId: string,
  files: readonly PageFile[],
): Promise<void> => {
  await sql`
    insert into page_files (path, build_id, body)
    select path, ${buildId}, body
    from unnest(${files.map(({ path }) => path)}::text[], ${files.map(({ body }) => body)}::bytea[]) as file (path, body)
  `.execute(tx);
};

/** Deletes all builds but the newest, with the files that only they have. */
export const deleteOldBuilds = async (tx: SystemTransaction, kept: number): Promise<void> => {
  await tx
    .deleteFrom("page_builds")
    .where("id", "in", (query) => query.selectFrom("page_builds").select("id").orderBy("kept_at", "desc").offset(kept))
    .execute();
};

export const findFile = async ({ system }: Database, path: string): Promise<Buffer | null> => {
  const row = await system.selectFrom("page_files").select("body").where("path", "=", path).executeTakeFirst();
  return row?.body ?? null;
};
