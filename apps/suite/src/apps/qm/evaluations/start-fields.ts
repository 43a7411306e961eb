import { IsoDate } from "@evolve/contracts/date-rules";
import { StartFields } from "@evolve/contracts/evaluations";
import { TimeOfDay } from "@evolve/contracts/time-rules";
import { createZoneClock } from "@evolve/workforce";
import * as z from "zod/mini";
import { dateIn } from "../../../parts/local-days.ts";

const Fields = z.extend(z.omit(StartFields, { contactAt: true }), {
  /** When the contact took place, as the evaluator's clock shows it. */
  day: IsoDate,
  time: TimeOfDay,
});
export type StartForm = z.output<typeof Fields>;

/** The instant that a clock in a zone means; null where it is none, or not complete. */
export const instantOf = (zone: string, { day, time }: Pick<StartForm, "day" | "time">): number | null => {
  if (!IsoDate.safeParse(day).success || !TimeOfDay.safeParse(time).success) return null;
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return createZoneClock(zone)(day, minutes)?.instant ?? null;
};

/** What a clock in a zone shows at an instant. */
export const clockIn = (zone: string, instant: number): Pick<StartForm, "day" | "time"> => ({
  day: dateIn(zone, instant),
  time: new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(instant),
});

/** Clocks of other systems may be ahead by so much; the server allows as much. */
const aheadMs = 5 * 60_000;

export const isAhead = (zone: string, clock: Pick<StartForm, "day" | "time">): boolean =>
  (instantOf(zone, clock) ?? 0) > Date.now() + aheadMs;

/** The form of an evaluation that is begun: its contact has taken place. */
export const startFormIn = (zone: string) =>
  Fields.check(
    z.check<StartForm>(({ value, issues }) => {
      if (instantOf(zone, value) !== null && !isAhead(zone, value)) return;
      issues.push({ code: "custom", input: value.time, path: ["time"], message: "invalid" });
    }),
  );
