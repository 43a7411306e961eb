import type { InteractionChannel } from "@evolve/contracts/interaction-filters";
import * as contract from "@evolve/contracts/interaction-overview";
import { holdsAny } from "@evolve/contracts/permissions";
import { daysIn } from "@evolve/contracts/date-rules";
import { daysLater } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { readProfile } from "../../directory/users/index.ts";
import { listInteractionChoices } from "../recordings/index.ts";
import { type Grouping, type SumRow, sumByEverything, type Sums } from "./overview-repository.ts";

const { analyticsLimits } = contract;
const mondayOf = (day: string): string => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Every day or, by its Monday, every week of a period. */
const stepsOf = (from: string, until: string, step: "day" | "week"): string[] => {
  const first = step === "day" ? from : mondayOf(from);
  const days = step === "day" ? 1 : 7;
  const count = Math.floor((daysIn({ from: first, to: until }) - 1) / days) + 1;
  return Array.from({ length: count }, (_, index) => daysLater(first, index * days));
};

/** Figures of evaluations are for those who may see these. */
const presentSums = (sums: Sums, seesScores: boolean): contract.InteractionSums => {
  const { interactions, seconds, repeated, evaluated, score } = sums;
  const shareOf = (count: number) => (interactions === 0 ? null : count / interactions);
  return {
    interactions,
    averageSeconds: seconds,
    repeatRate: shareOf(repeated),
    evaluated: seesScores ? shareOf(evaluated) : null,
    score: seesScores ? score : null,
  };
};

const noSums: Sums = { interactions: 0, seconds: null, repeated: 0, evaluated: 0, score: null };

export const interactionOverview = operation(contract.interactionOverview, ({ actor, body, read }) =>
  read(async (tx) => {
    const { tenantId, userId, permissions } = actor;
    const { from, until, filter } = body;
    const seesScores = holdsAny(permissions, "quality:evaluations:view");
    const zone = (await readProfile(tx, tenantId, userId))?.timeZone ?? "UTC";
    const days = daysIn({ from, to: until });
    const step = days > analyticsLimits.byDayMax ? "week" : "day";
    const before = { from: daysLater(from, -days), until: daysLater(from, -1) };
    const rows = await sumByEverything(tx, tenantId, { from, until, filter, zone }, before, step);
    const by = Map.groupBy(rows, ({ grouping }) => grouping);
    const course = Map.groupBy(by.get("course") ?? [], ({ day }) => day);
    const groupsOf = (grouping: Grouping): contract.InteractionGroups => {
      const all = by.get(grouping) ?? [];
      return {
        total: all.length,
        rows: all
          .slice(0, analyticsLimits.rowsMax)
          .map(({ id, name, ...sums }) => ({ id, name, ...presentSums(sums, seesScores) })),
      };
    };
    const channelOf = ({ channel }: SumRow) => channel as InteractionChannel;
    return {
      overview: {
        zone,
        figures: presentSums(by.get("all")?.[0] ?? noSums, seesScores),
        before: { ...before, ...presentSums(by.get("before")?.[0] ?? noSums, seesScores) },
        step,
        course: stepsOf(from, until, step).map((day) => ({
          day,
          channels: (course.get(day) ?? []).map((row) => ({ channel: channelOf(row), interactions: row.interactions })),
        })),
        hours: (by.get("hour") ?? []).map(({ weekday, hour, interactions }) => ({
          weekday: weekday ?? 0,
          hour: hour ?? 0,
          interactions,
        })),
        channels: groupsOf("channel"),
        queues: groupsOf("queue"),
        wrapUps: groupsOf("wrapUp"),
        teams: groupsOf("team"),
        agents: groupsOf("agent"),
        topics: groupsOf("topic"),
      },
    };
  }),
);

export const analyticsChoices = operation(contract.analyticsChoices, ({ actor: { tenantId }, read }) =>
  read((tx) => listInteractionChoices(tx, tenantId)),
);
