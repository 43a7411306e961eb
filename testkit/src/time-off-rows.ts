import type { Tx } from "@evolve/server/database/index";
import { newId } from "@evolve/server/ids";

export interface TimeOffIds {
  readonly timeOffCodeId: string;
  readonly timeOffLimitId: string;
  /** Waits for a decision. */
  readonly timeOffRequestId: string;
}

interface Filled extends TimeOffIds {
  readonly tenantId: string;
  readonly userId: string;
  readonly businessUnitId: string;
  readonly draftId: string;
  readonly shiftId: string;
  readonly named: (name: string) => string;
  readonly now: Date;
}

/** A kind of time off with a limit, a balance and a request, and a shift that a request has changed. */
export const fillTimeOffTables = async (tx: Tx, filled: Filled): Promise<void> => {
  const { tenantId, userId, businessUnitId, draftId, shiftId, named, now } = filled;
  const of = { tenant_id: tenantId };
  const code = { ...of, id: filled.timeOffCodeId, name: named("Vacation"), color_code: "#1461c4" };
  await tx
    .insertInto("activity_codes")
    .values({ ...code, kind: "timeOff", is_paid: true, is_work_time: false })
    .execute();
  await tx
    .insertInto("time_off_limits")
    .values({
      ...of,
      id: filled.timeOffLimitId,
      name: named("Limit"),
      business_unit_id: businessUnitId,
      first_day: "2027-01-01",
      last_day: "2027-12-31",
      people: 5,
      is_automatic: false,
    })
    .execute();
  await tx
    .insertInto("time_off_entitlements")
    .values({ ...of, user_id: userId, activity_code_id: code.id, year: 2027, minutes: 12_000 })
    .execute();
  await tx
    .insertInto("time_off_requests")
    .values({
      ...of,
      id: filled.timeOffRequestId,
      user_id: userId,
      business_unit_id: businessUnitId,
      activity_code_id: code.id,
      first_day: "2027-02-01",
      last_day: "2027-02-01",
      starts_at: new Date("2027-01-31T23:00:00Z"),
      ends_at: new Date("2027-02-01T23:00:00Z"),
      comment: named("Comment"),
      state: "pending",
      requested_at: now,
    })
    .execute();
  await tx
    .insertInto("time_off_days")
    .values({ ...of, request_id: filled.timeOffRequestId, day: "2027-02-01", minutes: 480, credit_minutes: 480 })
    .execute();
  const state = {
    start: 1_764_489_600_000,
    minutes: 480,
    activities: [],
    isLocked: false,
    isEdited: false,
    reason: null,
  };
  await tx
    .insertInto("shift_changes")
    .values({
      ...of,
      id: newId(),
      cause: "timeOff",
      cause_id: newId(),
      schedule_id: draftId,
      shift_id: shiftId,
      agent_id: userId,
      before: JSON.stringify(state),
      changed_at: now,
    })
    .execute();
};
