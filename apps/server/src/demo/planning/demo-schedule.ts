import { calendarDays, localDateOf, type ScheduleInput, type Shift } from "@evolve/workforce";
import * as z from "zod/mini";
import { defineJob } from "../../jobs/index.ts";
import { demandOf } from "../../modules/workforce/generation/index.ts";
import { rosterOf } from "../../modules/workforce/planning-people/index.ts";
import { createDraft, deleteDraft, publishDraft, writeDraft } from "../../modules/workforce/schedules/index.ts";
import { demoReport } from "./demo-report.ts";
import { demoTimeOff } from "./demo-time-off.ts";
import { demoTrades } from "./demo-trades.ts";
import { findPlanner, isPublished } from "./repository.ts";
import type { ScheduleStart } from "./schedule-thread.ts";
import { demoZone } from "./set-up.ts";
import { threadResult } from "./thread-result.ts";

/** This week and the next three are published; the four after these are a draft. */
const publishedDays = 28;
const draftDays = 28;
const days = publishedDays + draftDays;
const intervalMinutes = 30;

const budget: ScheduleStart["budget"] = { seed: 2026, moves: 500_000, boundRounds: 0 };

/** Schedules Acme's people for what is required, in a thread. A second run finds the schedule and ends. */
export const demoSchedule = defineJob({
  name: "demo.schedule",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 10 },
  run: async ({ services, tenantId, signal }) => {
    const { clock, database } = services;
    if (tenantId === null) throw new Error("the demo's schedule belongs to a tenant");
    const planner = await database.readTenant(tenantId, (tx) => findPlanner(tx, tenantId));
    if (!planner) return;
    if (await database.readTenant(tenantId, (tx) => isPublished(tx, tenantId, planner.businessUnitId))) return;
    const firstDay = mondayOf(clock.now());
    const { days: calendar } = calendarDays(firstDay, demoZone, intervalMinutes, days + 1);
    const startOf = (day: number): number => calendar[day]?.startsAt ?? 0;
    const span = { from: startOf(0), to: startOf(days) };
    const { businessUnitId, userId: by } = planner;
    const input = await database.readTenant(tenantId, async (tx): Promise<ScheduleInput> => ({
      roster: await rosterOf(tx, tenantId, { businessUnitId, firstDay, days }),
      intervalMinutes,
      groups: await demandOf(tx, tenantId, businessUnitId, span),
    }));
    const shifts = await threadResult<readonly Shift[]>(
      new URL("./schedule-thread.ts", import.meta.url),
      { input, budget },
      signal,
    );
    const published = shifts.filter(({ start }) => start < startOf(publishedDays));
    const planned = shifts.filter(({ start }) => start >= startOf(publishedDays));
    await database.withTenant(tenantId, async (tx) => {
      const now = clock.now();
      const draft = async (first: string, length: number, of: readonly Shift[]): Promise<string> => {
        const name = nameOfWeeks(first, length);
        const given = { businessUnitId, name, firstDay: first, days: length, createdBy: by, now };
        const scheduleId = await createDraft(tx, tenantId, given);
        await writeDraft(tx, tenantId, { scheduleId, shifts: of, by, now });
        return scheduleId;
      };
      const scheduleId = await draft(firstDay, publishedDays, published);
      await publishDraft(services, tx, tenantId, { scheduleId, scope: { firstDay, days: publishedDays }, by, now });
      await deleteDraft(tx, tenantId, scheduleId);
      await draft(localDateOf(startOf(publishedDays), demoZone), draftDays, planned);
      // The last ones: those at the head of the list are the accounts that people try, whose weeks stay as they were generated.
      const agentIds = input.roster.agents.map(({ id }) => id).toReversed();
      await demoReport(tx, { businessUnitId, by, now });
      await demoTimeOff(services, tx, { businessUnitId, by, firstDay, agentIds, shifts: published, now });
      await demoTrades(services, tx, { businessUnitId, agentIds, now });
    });
  },
});

/** `Weeks 48–51, 23 Nov – 20 Dec`: weeks are counted as in ISO 8601. */
const nameOfWeeks = (firstDay: string, days: number): string => {
  const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
  const [first, last] = [new Date(firstDay), new Date(Date.parse(firstDay) + (days - 1) * dayMs)];
  return `Weeks ${isoWeek(first)}–${isoWeek(last)}, ${date.format(first)} – ${date.format(last)}`;
};

const dayMs = 86_400_000;

/** The week of the year in which the day's Thursday lies. */
const isoWeek = (day: Date): number => {
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * dayMs);
  return Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + 1) / (7 * dayMs));
};

const mondayOf = (now: Date): string => {
  const today = localDateOf(now.getTime(), demoZone);
  return localDateOf(now.getTime(), demoZone, -((new Date(today).getUTCDay() + 6) % 7));
};
