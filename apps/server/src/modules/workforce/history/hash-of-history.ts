import { createHash } from "node:crypto";
import { calendarDays, daysLater } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { findPlannedGroup, hashIntervals } from "./intervals-repository.ts";
import { listLayers } from "./layers-repository.ts";

interface Days {
  /** Local dates. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly zone: string;
}

/** SHA-256 of what a forecast would learn from a planning group's history of some days, the decisions about it included. */
export const hashOfHistory = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  { firstDay, lastDay, zone }: Days,
): Promise<string> => {
  const group = await findPlannedGroup(tx, tenantId, planningGroupId);
  const midnightOf = (date: string): Date => new Date(calendarDays(date, zone, 30, 1).days[0]?.startsAt ?? 0);
  const [from, to] = [midnightOf(firstDay), midnightOf(daysLater(lastDay, 1))];
  const [intervals, layers] = await Promise.all([
    hashIntervals(tx, tenantId, group?.queueIds ?? [], { from, to }),
    listLayers(tx, tenantId, planningGroupId),
  ]);
  const within = layers.filter(({ firstAt, endAt }) => firstAt < to && endAt > from);
  // What is kept is as it was, unless an earlier decision lies below it.
  const effective = within.filter(
    ({ decision, measure, firstAt, endAt }, at) =>
      decision !== "keep" ||
      within.slice(0, at).some((below) => below.measure === measure && below.firstAt < endAt && below.endAt > firstAt),
  );
  const lines = effective.map(({ decision, measure, firstAt, endAt, amounts }) =>
    // As before there were decisions about handle times, so that forecasts of that time stay up to date.
    [...(measure === "offered" ? [] : [measure]), decision, firstAt.getTime(), endAt.getTime(), ...amounts].join(","),
  );
  return createHash("sha256")
    .update([intervals, ...lines].join(";"))
    .digest("hex");
};
