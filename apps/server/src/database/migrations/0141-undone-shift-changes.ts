import { type Kysely, sql } from "kysely";

/** Who undid what an approved request has changed, and which shifts that left as they were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table shift_changes
      add column reverted_by uuid,
      add column is_left boolean not null default false,
      add foreign key (tenant_id, reverted_by) references users;
    comment on column shift_changes.reverted_by is 'Null where it is not undone, or was before this was kept';
    comment on column shift_changes.is_left is 'Undoing left it, since the shift had been changed meanwhile';
  `.execute(db);
};
