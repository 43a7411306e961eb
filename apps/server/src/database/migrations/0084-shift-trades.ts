import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Shifts that agents give to colleagues or swap with them, and who decides. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shift_trades (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      giver_id uuid not null,
      asked_id uuid,
      taker_id uuid,
      give_shift_id uuid not null,
      give jsonb not null,
      get_shift_id uuid,
      get jsonb,
      starts_at timestamptz not null,
      note text not null default '',
      state text not null
        check (state in ('open', 'accepted', 'approved', 'denied', 'declined', 'withdrawn', 'expired')),
      offered_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by uuid,
      decided_at timestamptz,
      is_automatic boolean not null default false,
      reason text not null default '',
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, giver_id) references users,
      foreign key (tenant_id, asked_id) references users,
      foreign key (tenant_id, taker_id) references users,
      foreign key (tenant_id, decided_by) references users,
      check ((get_shift_id is null) = (get is null)),
      check (get is null or asked_id is not null)
    );
    comment on column shift_trades.asked_id is 'The one colleague who is asked; null: everybody of the business unit';
    comment on column shift_trades.give is 'The shift as it was offered: it is traded only as it is';
    comment on column shift_trades.get is 'The colleague''s shift that is wanted in exchange';
    comment on column shift_trades.starts_at is 'When the first of both shifts begins';
    comment on column shift_trades.expires_at is 'From then on a trade that is open or waits for a decision has ended';
    create index shift_trades_by_giver on shift_trades (tenant_id, giver_id, offered_at);
    create index shift_trades_by_asked on shift_trades (tenant_id, asked_id);
    create index shift_trades_by_taker on shift_trades (tenant_id, taker_id);
    create index shift_trades_by_unit on shift_trades (tenant_id, business_unit_id, state, starts_at);
    create index shift_trades_by_give on shift_trades (tenant_id, give_shift_id);
    create index shift_trades_by_get on shift_trades (tenant_id, get_shift_id);

    create table trade_settings (
      tenant_id uuid not null,
      business_unit_id uuid not null,
      is_automatic boolean not null,
      notice_hours smallint not null check (notice_hours >= 0),
      acceptance_hours smallint not null check (acceptance_hours between 0 and notice_hours),
      version integer not null default 1,
      primary key (tenant_id, business_unit_id),
      foreign key (tenant_id, business_unit_id) references business_units on delete cascade
    );
    comment on column trade_settings.is_automatic is 'Trades that break no rule and leave coverage as it is are approved without a person';
    comment on column trade_settings.notice_hours is 'How long before it begins a shift can still be offered';
    comment on column trade_settings.acceptance_hours is 'How long before it begins a colleague can still accept';
  `.execute(db);
  await tenantTable(db, "shift_trades");
  await tenantTable(db, "trade_settings");
};
