import type { Tx } from "@evolve/server/database/index";
import { newId } from "@evolve/server/ids";

interface Filled {
  readonly tenantId: string;
  readonly userId: string;
  readonly businessUnitId: string;
  readonly draftId: string;
  readonly shiftId: string;
  readonly generationId: string;
  readonly publicationId: string;
  readonly named: (name: string) => string;
  readonly now: Date;
}

/** A draft with a shift, the same published, and a calendar feed. */
export const fillScheduleTables = async (
  tx: Tx,
  { tenantId, userId, businessUnitId, draftId, shiftId, generationId, publicationId, named, now }: Filled,
): Promise<void> => {
  const of = { tenant_id: tenantId };
  const publishedId = newId();
  const schedule = { ...of, business_unit_id: businessUnitId, first_day: "2026-11-30", created_at: now };
  await tx
    .insertInto("schedules")
    .values([
      { ...schedule, id: draftId, name: named("Draft"), state: "draft", days: 7, created_by: userId },
      { ...schedule, id: publishedId, name: "", state: "published", days: 0 },
    ])
    .execute();
  await tx
    .insertInto("generation_runs")
    .values({
      ...of,
      id: generationId,
      schedule_id: draftId,
      seed: 1,
      moves: 0,
      state: "done",
      shifts: "[]",
      draft_version: 1,
      started_by: userId,
      started_at: now,
    })
    .execute();
  const shift = {
    ...of,
    id: shiftId,
    agent_id: userId,
    starts_at: new Date("2026-11-30T08:00:00Z"),
    minutes: 480,
    day: "2026-11-30",
    activities: JSON.stringify([]),
    reason: named("Reason of a shift"),
    changed_at: now,
  };
  await tx
    .insertInto("shifts")
    .values([
      { ...shift, schedule_id: draftId },
      { ...shift, schedule_id: publishedId },
    ])
    .execute();
  await tx
    .insertInto("schedule_presence")
    .values({ ...of, schedule_id: draftId, place: newId(), user_id: userId, seen_at: now })
    .execute();
  await tx
    .insertInto("publications")
    .values({
      ...of,
      id: publicationId,
      business_unit_id: businessUnitId,
      number: 1,
      name: named("Publication"),
      first_day: "2026-11-30",
      days: 7,
      agents: 1,
      changes: 1,
      published_by: userId,
      published_at: now,
    })
    .execute();
  const day = { ...of, agent_id: userId, publication_id: publicationId };
  await tx
    .insertInto("published_days")
    .values({ ...day, day: "2026-11-30" })
    .execute();
  await tx
    .insertInto("shift_history")
    .values({
      ...day,
      shift_id: shiftId,
      after: JSON.stringify({ start: 1_764_489_600_000, minutes: 480, activities: [] }),
    })
    .execute();
  await tx
    .insertInto("calendar_feeds")
    .values({ ...of, user_id: userId, secret_hash: Buffer.from(draftId), language: "en", created_at: now })
    .execute();
};
