import { type Kysely, sql } from "kysely";

/**
 * A search without accents, by an index of three letters each. Row-level security asks its own question before any operator
 * that might tell what it sees, as LIKE might, and so keeps it from every index: `users_matching` looks in its owner's name
 * and puts the same fence up itself. It answers at most `most` ids.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;

    create function folded(words text) returns text language sql immutable strict parallel safe as
      $$ select lower(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]+', '', 'g')) $$;

    alter table users drop column search_text;
    alter table users add column search_text text not null
      generated always as (folded(first_name || ' ' || last_name || ' ' || email || ' ' || user_name)) stored;
    create index users_by_words on users using gin (tenant_id, search_text gin_trgm_ops);
    create index users_listed on users (tenant_id, role_id) where not impersonated and status <> 'DELETED';

    create function users_matching(first text, second text, third text, most integer) returns setof uuid
      language sql stable security definer set search_path = public, pg_temp as
      $$
        select id from users
        where tenant_id = current_setting('app.tenant')::uuid
          and search_text like folded(first) and search_text like folded(second) and search_text like folded(third)
        limit most
      $$;
    grant create on schema public to evolve_system;
    alter function users_matching owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function users_matching from public;
    grant execute on function users_matching to evolve_tenant;
  `.execute(db);
};
