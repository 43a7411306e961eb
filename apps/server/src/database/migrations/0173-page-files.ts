import { type Kysely, sql } from "kysely";
import { systemTable } from "./tables.ts";

/** Scripts, styles and fonts of the pages of the last versions, so that every node has those of a page that another version served. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table page_builds (
      id text primary key,
      kept_at timestamptz not null
    );
    comment on column page_builds.id is 'A hash of the names of its files, which carry hashes of their content';

    create table page_files (
      path text primary key,
      build_id text not null references page_builds on delete cascade,
      body bytea not null
    );
    comment on column page_files.build_id is 'The build kept last that has this file';
    comment on column page_files.body is 'Compressed by gzip';
    alter table page_files alter column body set storage external;
    create index page_files_by_build on page_files (build_id);
  `.execute(db);
  for (const table of ["page_builds", "page_files"]) await systemTable(db, table);
};
