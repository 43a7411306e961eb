import { type Kysely, sql } from "kysely";

/**
 * Users and groups that identity providers keep in step (SCIM): under which id they know them, when each last changed, and names that
 * change with those of the identity provider.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users add column external_id text, add column changed_at timestamptz;
    alter table groups add column external_id text, add column created_at timestamptz, add column changed_at timestamptz;
    comment on column users.external_id is 'The id of this user at the identity provider that provisions them';
    comment on column users.changed_at is 'Null for one who was never changed';
    comment on column groups.created_at is 'Null for a group from before this was recorded';
    create index users_by_external_id on users (tenant_id, external_id) where external_id is not null;
    create index users_by_lower_name on users (tenant_id, lower(user_name));

    create function note_change() returns trigger language plpgsql as
    $$
      begin
        new.changed_at := clock_timestamp();
        return new;
      end
    $$;
    create trigger users_changed before update
      of user_name, email, first_name, last_name, status, locked_down, external_id on users
      for each row execute function note_change();
    create trigger groups_changed before update of name, external_id on groups
      for each row execute function note_change();

    create function note_change_of_members() returns trigger language plpgsql as
    $$
      begin
        update groups set changed_at = clock_timestamp()
        where (tenant_id, id) in (select tenant_id, group_id from changed);
        return null;
      end
    $$;
    create trigger group_members_added after insert on group_members referencing new table as changed
      for each statement execute function note_change_of_members();
    create trigger group_members_removed after delete on group_members referencing old table as changed
      for each statement execute function note_change_of_members();

    create function change_directory_names(person uuid, name text, address text) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as
      $$
        begin
          update sign_in_directory as own set user_name = name, email = address
          where own.tenant_id = current_setting('app.tenant')::uuid and own.user_id = person and not exists (
            select from sign_in_directory as other
            where (other.user_name in (name, address) or other.email in (name, address))
              and (other.tenant_id, other.user_id) <> (own.tenant_id, own.user_id)
          );
          return found;
        exception when unique_violation then
          -- Somebody else took it at this very moment.
          return false;
        end
      $$;
    grant create on schema public to evolve_system;
    alter function change_directory_names owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function change_directory_names from public;
    grant execute on function change_directory_names to evolve_tenant;
  `.execute(db);
};
