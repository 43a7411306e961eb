import type { Tx } from "@evolve/server/database/index";

interface Filled {
  readonly tenantId: string;
  readonly userId: string;
  readonly businessUnitId: string;
  readonly shiftId: string;
  readonly tradeId: string;
  readonly named: (name: string) => string;
  readonly now: Date;
}

/** A shift that waits for a colleague, and who decides. */
export const fillTradeTables = async (
  tx: Tx,
  { tenantId, userId, businessUnitId, shiftId, tradeId, named, now }: Filled,
): Promise<void> => {
  const within = { tenant_id: tenantId, business_unit_id: businessUnitId };
  await tx
    .insertInto("trade_settings")
    .values({ ...within, is_automatic: false, notice_hours: 24, acceptance_hours: 12 })
    .execute();
  const startsAt = new Date("2026-11-30T08:00:00Z");
  await tx
    .insertInto("shift_trades")
    .values({
      ...within,
      id: tradeId,
      giver_id: userId,
      give_shift_id: shiftId,
      give: JSON.stringify({ day: "2026-11-30", start: startsAt.getTime(), minutes: 480, activities: [] }),
      starts_at: startsAt,
      note: named("Note"),
      state: "open",
      offered_at: now,
      expires_at: startsAt,
    })
    .execute();
};
