import { type Kysely, sql } from "kysely";

/** The policies of the fence read the tenant once for a statement (a subquery of its own), rather than once for each row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$
    declare
      policy record;
      per_row constant text := '(current_setting(''app.tenant''::text))::uuid';
      once constant text := '(select current_setting(''app.tenant''::text)::uuid)';
    begin
      for policy in
        select tablename, policyname, qual, with_check from pg_policies
        where schemaname = 'public' and policyname = 'of_tenant' and coalesce(qual, with_check) not like '%SELECT%'
      loop
        execute format('alter policy %I on %I', policy.policyname, policy.tablename)
          || coalesce(' using (' || replace(policy.qual, per_row, once) || ')', '')
          || coalesce(' with check (' || replace(policy.with_check, per_row, once) || ')', '');
      end loop;
    end $$;
  `.execute(db);
};
