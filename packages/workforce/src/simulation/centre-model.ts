import type { LocalDay } from "../calendar/local-days.ts";

export type Media = "voice" | "chat" | "email" | "callback";

/** A planning group of the simulated centre. */
export interface CentreGroup {
  readonly id: "service" | "sales" | "technical" | "billing" | "spanish" | "chat" | "email" | "callback";
  readonly media: Media;
  /** Contacts on an average open day. */
  readonly perDay: number;
  /** First and last hour of opening; contacts of deferrable media also arrive outside. */
  readonly opens: number;
  readonly closes: number;
  /** Factors from Sunday to Saturday; 0 is closed. */
  readonly week: readonly number[];
  readonly handleSeconds: number;
  /** Shares of the handle time; the rest is after-call work. */
  readonly talk: number;
  readonly hold: number;
  readonly patienceSeconds?: number;
  readonly goal: { readonly serviceLevel: number; readonly targetSeconds: number };
  /** Contacts that one person has at a time. */
  readonly concurrency: number;
  /** How much busier the busiest weeks of the year are, and which week of the year that is. */
  readonly season: number;
  readonly peakWeek: number;
}

const everyDay = [0.55, 1.2, 1.1, 1.05, 1.05, 1.1, 0.75];
const weekdays = [0, 1.25, 1.05, 0.95, 0.95, 0.9, 0];
const noSunday = [0, 1.25, 1.08, 1.02, 1, 1.05, 0.6];
const call = {
  media: "voice",
  talk: 0.74,
  hold: 0.06,
  concurrency: 1,
  goal: { serviceLevel: 0.8, targetSeconds: 20 },
} as const;

export const centreGroups: readonly CentreGroup[] = [
  {
    ...call,
    id: "service",
    perDay: 1_500,
    opens: 7,
    closes: 21,
    week: noSunday,
    handleSeconds: 285,
    patienceSeconds: 150,
    season: 0.15,
    peakWeek: 49,
  },
  {
    ...call,
    id: "sales",
    perDay: 700,
    opens: 8,
    closes: 20,
    week: noSunday,
    handleSeconds: 420,
    patienceSeconds: 90,
    season: 0.25,
    peakWeek: 47,
  },
  {
    ...call,
    id: "technical",
    perDay: 900,
    opens: 0,
    closes: 24,
    week: everyDay,
    handleSeconds: 510,
    patienceSeconds: 240,
    season: 0.1,
    peakWeek: 3,
  },
  {
    ...call,
    id: "billing",
    perDay: 520,
    opens: 8,
    closes: 18,
    week: weekdays,
    handleSeconds: 330,
    patienceSeconds: 180,
    season: 0.12,
    peakWeek: 5,
  },
  {
    ...call,
    id: "spanish",
    perDay: 260,
    opens: 8,
    closes: 20,
    week: noSunday,
    handleSeconds: 320,
    patienceSeconds: 150,
    season: 0.15,
    peakWeek: 49,
  },
  {
    id: "chat",
    media: "chat",
    perDay: 480,
    opens: 8,
    closes: 22,
    week: everyDay,
    handleSeconds: 660,
    talk: 0.9,
    hold: 0,
    patienceSeconds: 180,
    goal: { serviceLevel: 0.8, targetSeconds: 40 },
    concurrency: 2,
    season: 0.2,
    peakWeek: 48,
  },
  {
    id: "email",
    media: "email",
    perDay: 420,
    opens: 8,
    closes: 18,
    week: weekdays.map((factor) => Math.max(0.35, factor)),
    handleSeconds: 390,
    talk: 1,
    hold: 0,
    goal: { serviceLevel: 0.9, targetSeconds: 28_800 },
    concurrency: 1,
    season: 0.15,
    peakWeek: 50,
  },
  {
    id: "callback",
    media: "callback",
    perDay: 110,
    opens: 9,
    closes: 19,
    week: weekdays,
    handleSeconds: 360,
    talk: 0.8,
    hold: 0.02,
    goal: { serviceLevel: 0.9, targetSeconds: 7_200 },
    concurrency: 1,
    season: 0.1,
    peakWeek: 49,
  },
];

/** Whether contacts of the media wait until somebody has time. */
export const isDeferrable = ({ media }: CentreGroup): boolean => media === "email" || media === "callback";

/** Two humps, before noon and in the afternoon, on a floor for the hours around. */
export const courseAt = (hour: number): number =>
  Math.exp(-(((hour - 10.5) / 2.4) ** 2)) + 0.75 * Math.exp(-(((hour - 15.2) / 2.8) ** 2)) + 0.06;

/** The holidays of the simulated country: New Year, Memorial Day, 4 July, Labour Day, Thanksgiving and Christmas Day. */
export const isHoliday = ({ date, weekday, dayOfMonth, daysToMonthEnd }: LocalDay): boolean => {
  const month = date.slice(5, 7);
  if (["01-01", "07-04", "12-25"].includes(date.slice(5))) return true;
  if (month === "05") return weekday === 1 && daysToMonthEnd < 7;
  if (month === "09") return weekday === 1 && dayOfMonth <= 7;
  return month === "11" && weekday === 4 && dayOfMonth > 21 && dayOfMonth <= 28;
};
