import { type Kysely, sql } from "kysely";

/** Shifts offered to everybody in exchange for one, which colleagues answer with trades of their own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table shift_trades
      add column wants_exchange boolean not null default false,
      add column answers_id uuid,
      add foreign key (tenant_id, answers_id) references shift_trades,
      add check (not wants_exchange or (asked_id is null and get is null)),
      add check (answers_id is null or get is not null),
      drop constraint shift_trades_state_check,
      add constraint shift_trades_state_check
        check (state in ('open', 'accepted', 'approved', 'denied', 'declined', 'withdrawn', 'expired', 'matched'));
    comment on column shift_trades.wants_exchange is 'Everybody is asked for a shift in exchange';
    comment on column shift_trades.answers_id is 'The offer to everybody that this trade answers, by asking who made it for the shift on offer';
    create index shift_trades_by_answered on shift_trades (tenant_id, answers_id) where answers_id is not null;
  `.execute(db);
};
