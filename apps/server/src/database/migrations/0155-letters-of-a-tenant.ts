import { type Kysely, sql } from "kysely";

/**
 * Four letters each, hashed with the tenant: the index then has a list of users for each four letters of each tenant. As two
 * columns of one index every match was looked up among all users of the tenant as well, and three letters have long lists
 * (decision 173). By itself in a query, so that the letters of a tenant's users are never computed one by one. Null where the
 * words have no four letters.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop function users_matching;
    drop index users_by_words;

    create function letters_of(tenant uuid, words text) returns bigint[] language sql immutable strict parallel safe cost 2000 as
      $$
        select coalesce(array_agg(hashtextextended(substr(words, place, 4), uuid_hash_extended(tenant, 0))), '{}')
        from generate_series(1, length(words) - 3) as place
      $$;
    create index users_by_letters on users using gin (letters_of(tenant_id, search_text));

    create function users_matching(words text[], most integer) returns uuid[]
      language sql stable security definer set search_path = public, pg_temp as
      $$
        with wanted as (
          select array_agg(own) as letters
          from unnest(words) as word, unnest(letters_of(current_setting('app.tenant')::uuid, folded(word))) as own),
        found as materialized (
          select tenant_id, id from users
          where letters_of(tenant_id, search_text) @> (select letters from wanted)
          limit most)
        select array(select id from found where tenant_id = current_setting('app.tenant')::uuid)
        from wanted where letters is not null
      $$;
    grant create on schema public to evolve_system;
    alter function users_matching owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function users_matching from public;
    grant execute on function users_matching to evolve_tenant;
  `.execute(db);
};
