import { calendarDays, daysLater, localDateOf } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import type { StaffedGroup } from "./groups-repository.ts";
import { findCalculation } from "./requirements-repository.ts";
import { inputsOf, type StaffingInputs, weekOf } from "./staffing-inputs.ts";

const dayMs = 86_400_000;

/** The inputs of some local days; of work that can wait those of all days that were calculated together, which depend on each other. */
export const inputsAround = async (
  tx: Tx,
  tenantId: string,
  group: StaffedGroup,
  { firstDay, days }: { readonly firstDay: string; readonly days: number },
  now: Date,
): Promise<StaffingInputs> => {
  if (!group.isDeferrable) return inputsOf(tx, tenantId, group, firstDay, days);
  const calculation = await findCalculation(tx, tenantId, group.id);
  const first = calculation === null ? weekOf(group, now) : localDateOf(calculation.firstAt.getTime(), group.zone);
  const isEarlier = firstDay < first;
  const from = isEarlier ? weekOf(group, startOf(firstDay, group)) : first;
  const until =
    calculation === null || isEarlier ? daysLater(from, 7) : localDateOf(calculation.endAt.getTime(), group.zone);
  return inputsOf(tx, tenantId, group, from, Math.max(between(from, until), between(from, firstDay) + days));
};

const startOf = (date: string, { zone, intervalMinutes }: StaffedGroup): Date =>
  new Date(calendarDays(date, zone, intervalMinutes, 1).days[0]?.startsAt ?? 0);

const between = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
