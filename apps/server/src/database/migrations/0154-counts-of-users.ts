import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * How many users a tenant has, kept as changes that add up: counting a million takes longer than reading a page of them. A
 * change is a row of its own, so that nobody waits for another's transaction; the sweep adds them up. Users leave the table
 * with their tenant only, and its counts with them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table user_counts (
      tenant_id uuid not null references tenants,
      id bigint generated always as identity,
      kind text not null,
      status text not null,
      impersonated boolean not null,
      role_id uuid,
      users integer not null,
      primary key (tenant_id, id)
    );
  `.execute(db);
  await tenantTable(db, "user_counts");
  await sql`
    set local role evolve_system;
    insert into user_counts (tenant_id, kind, status, impersonated, role_id, users)
    select tenant_id, kind, status, impersonated, role_id, count(*) from users group by 1, 2, 3, 4, 5;
    reset role;

    create function count_new_users() returns trigger language plpgsql as $$ begin
      insert into user_counts (tenant_id, kind, status, impersonated, role_id, users)
      select tenant_id, kind, status, impersonated, role_id, count(*) from made group by 1, 2, 3, 4, 5;
      return null;
    end $$;
    create trigger users_counted after insert on users referencing new table as made
      for each statement execute function count_new_users();

    create function count_changed_user() returns trigger language plpgsql as $$ begin
      insert into user_counts (tenant_id, kind, status, impersonated, role_id, users)
      values (old.tenant_id, old.kind, old.status, old.impersonated, old.role_id, -1),
        (new.tenant_id, new.kind, new.status, new.impersonated, new.role_id, 1);
      return null;
    end $$;
    create trigger users_counted_again after update of kind, status, impersonated, role_id on users
      for each row when ((old.kind, old.status, old.impersonated, old.role_id)
        is distinct from (new.kind, new.status, new.impersonated, new.role_id))
      execute function count_changed_user();
  `.execute(db);
};
