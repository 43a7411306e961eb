import type { Tx } from "../../../database/index.ts";
import type { AgentShift } from "./agents-repository.ts";

/** Local dates, the last one included; of one agent, or of all in a business unit. */
export interface ShiftsAsked {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly of: { readonly userId: string } | { readonly businessUnitId: string };
}

export interface PeriodShift extends AgentShift {
  userId: string;
  name: string;
  teamId: string | null;
  teamName: string | null;
}

/** Published shifts, day by day. Teams are those of today. */
export const listShiftsBetween = (
  tx: Tx,
  tenantId: string,
  { firstDay, lastDay, of }: ShiftsAsked,
): Promise<PeriodShift[]> => {
  const shifts = tx
    .selectFrom("shifts as shift")
    .innerJoin("schedules as schedule", (join) =>
      join.onRef("schedule.tenant_id", "=", "shift.tenant_id").onRef("schedule.id", "=", "shift.schedule_id"),
    )
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "shift.tenant_id").onRef("person.id", "=", "shift.agent_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .select([
      "person.id as userId",
      "person.full_name as name",
      "team.id as teamId",
      "team.name as teamName",
      "shift.day",
      "shift.starts_at as startsAt",
      "shift.minutes",
      "shift.activities",
    ])
    .where("shift.tenant_id", "=", tenantId)
    .where("schedule.state", "=", "published")
    .where("person.status", "!=", "DELETED")
    .where("shift.day", ">=", firstDay)
    .where("shift.day", "<=", lastDay);
  const asked =
    "userId" in of
      ? shifts.where("shift.agent_id", "=", of.userId)
      : shifts.where("schedule.business_unit_id", "=", of.businessUnitId);
  return asked.orderBy("shift.day").orderBy("shift.starts_at").execute();
};
