import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * What figures of interactions are summed from, each beside the next contact of its customer: looking for that took half of the time
 * (decision 177). A table of its own, since a change of a row of `interactions` writes its transcript to the index of words again. Triggers keep
 * it, whoever writes: nodes of the previous version do too.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The lock of dropping the index keeps interactions as they are until the triggers are there. The table has room on each page, since the
  // next contact changes in place.
  await sql`
    drop index interactions_by_customer;
    create table interaction_facts (
      tenant_id uuid not null,
      id uuid not null,
      reference text not null,
      user_id uuid not null,
      channel text not null,
      direction text not null,
      started_at timestamptz not null,
      seconds integer not null,
      customer text not null,
      queue text collate "und-x-icu",
      wrap_up text,
      next_contact_at timestamptz
    ) with (fillfactor = 90);
    comment on column interaction_facts.next_contact_at is 'When the customer got in touch next, later than it began; null: not again';
  `.execute(db);
  await tenantTable(db, "interaction_facts");
  // Backwards through each customer's interactions, so that the next contact is the least that was met so far.
  await sql`
    set local role evolve_system;
    insert into interaction_facts
    select tenant_id, id, reference, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up,
      min(started_at) filter (where direction = 'inbound') over (
        partition by tenant_id, customer order by started_at desc groups between unbounded preceding and 1 preceding)
    from interactions order by tenant_id, started_at;
    reset role;
    alter table interaction_facts add primary key (tenant_id, id);
    create index interaction_facts_by_time on interaction_facts (tenant_id, started_at);
    create index interaction_facts_by_customer on interaction_facts (tenant_id, customer, started_at) include (direction);
  `.execute(db);
  // All of a customer's interactions from the contact before each changed instant up to it are settled, by what is stored by then: whether a
  // contact came or went, was moved or sent late. The lock makes pushes at once see one another's interactions. `offset 0` has the contact
  // before found once for each instant, so that the index ends there: all calls without a number are one customer's. Joins by customer alone
  // would compare each of these with all others, so there are only look-ups in indexes.
  await sql`
    create function keep_interaction_facts() returns trigger language plpgsql
      set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
    declare
      tenant_ids uuid[];
      customers text[];
      instants timestamptz[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(tenant_id), array_agg(customer), array_agg(started_at) into tenant_ids, customers, instants from made;
      elsif tg_op = 'DELETE' then
        select array_agg(tenant_id), array_agg(customer), array_agg(started_at) into tenant_ids, customers, instants from gone;
      else
        select array_agg(tenant_id), array_agg(customer), array_agg(started_at) into tenant_ids, customers, instants from (
          (select tenant_id, id, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up from made
            except select tenant_id, id, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up from gone)
          union all
          (select tenant_id, id, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up from gone
            except select tenant_id, id, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up from made)) as changed;
      end if;
      if tenant_ids is null then return null; end if;

      perform pg_advisory_xact_lock(hashtextextended('interaction-facts ' || tenant_id, 0))
      from (select distinct unnest(tenant_ids) as tenant_id order by 1) as locked;

      if tg_op = 'DELETE' then
        delete from interaction_facts as fact using gone where fact.tenant_id = gone.tenant_id and fact.id = gone.id;
      else
        insert into interaction_facts
        select tenant_id, id, reference, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up from made
        on conflict (tenant_id, id) do update set user_id = excluded.user_id, channel = excluded.channel, direction = excluded.direction,
          started_at = excluded.started_at, seconds = excluded.seconds, customer = excluded.customer, queue = excluded.queue,
          wrap_up = excluded.wrap_up;
      end if;

      update interaction_facts as fact
      set next_contact_at = case when fact.started_at < changed.instant then changed.from_then else changed.after end
      from (
        select tenant_id, customer, instant,
          (select max(started_at) from interaction_facts as other
            where other.tenant_id = place.tenant_id and other.customer = place.customer and direction = 'inbound' and started_at < instant) as before,
          (select min(started_at) from interaction_facts as other
            where other.tenant_id = place.tenant_id and other.customer = place.customer and direction = 'inbound' and started_at >= instant) as from_then,
          (select min(started_at) from interaction_facts as other
            where other.tenant_id = place.tenant_id and other.customer = place.customer and direction = 'inbound' and started_at > instant) as after
        from (select distinct * from unnest(tenant_ids, customers, instants) as given(tenant_id, customer, instant)) as place
        offset 0
      ) as changed
      where fact.tenant_id = changed.tenant_id and fact.customer = changed.customer
        and fact.started_at >= coalesce(changed.before, '-infinity') and fact.started_at <= changed.instant
        and fact.next_contact_at is distinct from case when fact.started_at < changed.instant then changed.from_then else changed.after end;
      return null;
    end $$;
    create trigger interactions_inserted after insert on interactions referencing new table as made
      for each statement execute function keep_interaction_facts();
    create trigger interactions_updated after update on interactions referencing old table as gone new table as made
      for each statement execute function keep_interaction_facts();
    create trigger interactions_deleted after delete on interactions referencing old table as gone
      for each statement execute function keep_interaction_facts();
  `.execute(db);
};
