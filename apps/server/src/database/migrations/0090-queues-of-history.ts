import { type Kysely, sql } from "kysely";

/**
 * Millions of intervals are written at once, of a few queues. A foreign key asks for the queue of each interval, which took a third of the
 * database's time; these triggers ask once per statement for each queue, and refuse with the same error.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function queues_of_history_exist() returns trigger language plpgsql as
    $$
      begin
        if exists (
          select from (select distinct tenant_id, queue_id from added) as named
          where not exists (
            select from queues where queues.tenant_id = named.tenant_id and queues.id = named.queue_id for key share
          )
        ) then
          raise foreign_key_violation using message = 'interval_history names a queue that does not exist';
        end if;
        return null;
      end
    $$;
    create trigger history_has_queues after insert on interval_history referencing new table as added
      for each statement execute function queues_of_history_exist();

    create function queue_has_no_history() returns trigger language plpgsql as
    $$
      begin
        if exists (select from interval_history where tenant_id = old.tenant_id and queue_id = old.id) then
          raise foreign_key_violation using message = 'interval_history names the queue';
        end if;
        return null;
      end
    $$;
    create trigger queues_without_history after delete on queues for each row execute function queue_has_no_history();

    alter table interval_history drop constraint interval_history_tenant_id_queue_id_fkey;
  `.execute(db);
};
