import { type Kysely, sql } from "kysely";

/**
 * Connections keep the plans of their statements. One that was made while there was a handful of users may read all of them to find one,
 * and is replaced only when the table is analysed: by PostgreSQL itself up to a minute after it has grown, by this function at once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function analyze_grown_tables_of_users() returns void
      language plpgsql security definer set search_path = public, pg_temp as
      $$
        declare
          grown regclass;
        begin
          for grown in
            select oid from pg_class
            where oid in ('users'::regclass, 'credentials'::regclass, 'sign_in_directory'::regclass, 'audit_events'::regclass)
              and pg_relation_size(oid) > 8 * current_setting('block_size')::bigint * greatest(relpages, 8)
            order by oid
          loop
            execute format('analyze %s', grown);
          end loop;
        end
      $$;
    revoke execute on function analyze_grown_tables_of_users() from public;
    grant execute on function analyze_grown_tables_of_users() to evolve_system;
  `.execute(db);
};
