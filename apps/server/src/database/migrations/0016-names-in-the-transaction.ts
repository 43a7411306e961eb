import { type Kysely, sql } from "kysely";

/**
 * A tenant's transaction claims names in the directory above the tenants, and changes addresses there, together with its own
 * rows: by functions that write for the tenant of the fence alone. And an index for who knows a session's id and no tenant.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function claim_names(entries jsonb) returns setof uuid
      language sql security definer set search_path = public, pg_temp as
      $$
        insert into sign_in_directory (user_name, email, tenant_id, user_id, area)
        select entry.user_name, entry.email, current_setting('app.tenant')::uuid, entry.user_id, entry.area
        from jsonb_to_recordset(entries) as entry (user_name text, email text, user_id uuid, area text)
        -- In one order always: two lists that cross would otherwise wait for each other.
        order by entry.user_name collate "C"
        on conflict do nothing
        returning user_id
      $$;

    create function change_directory_email(person uuid, address text) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as
      $$
        begin
          update sign_in_directory as own set email = address
          where own.tenant_id = current_setting('app.tenant')::uuid and own.user_id = person and not exists (
            select from sign_in_directory as other
            where (other.email = address or other.user_name = address)
              and (other.tenant_id, other.user_id) <> (own.tenant_id, own.user_id)
          );
          return found;
        exception when unique_violation then
          -- Somebody else took it at this very moment.
          return false;
        end
      $$;

    grant create on schema public to evolve_system;
    alter function claim_names owner to evolve_system;
    alter function change_directory_email owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function claim_names, change_directory_email from public;
    grant execute on function claim_names, change_directory_email to evolve_tenant;

    create index openid_session_clients_by_session on openid_session_clients (session_id);
  `.execute(db);
};
