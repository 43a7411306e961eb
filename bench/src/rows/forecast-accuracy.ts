import { existsSync, readFileSync } from "node:fs";
import { daysLater, forecast, reforecastDay, simulateContactCentre } from "@evolve/workforce";
import type { Figure } from "../support/row.ts";

/** A bank's calls by 5 minutes, for measurement only: no part of the product, and not everywhere. */
const publicSeries = "../shared/data/calls.csv";

const perDay = 48;
/** Of a day, after which it is forecast again. */
const morning = 0.35;

interface Series {
  readonly name: string;
  readonly start: string;
  /** By half-hour from midnight; null where closed. */
  readonly values: readonly (number | null)[];
  /** Days from the first that were open, in order. */
  readonly open: readonly number[];
  readonly isPublic: boolean;
}

const publicOne = (): Series => {
  const [, ...lines] = readFileSync(publicSeries, "utf8").trim().split("\n");
  const start = lines[0]?.slice(0, 10) ?? "";
  const dayOf = (date: string): number => (Date.parse(date) - Date.parse(start)) / 86_400_000;
  const days = dayOf(lines.at(-1)?.slice(0, 10) ?? "") + 1;
  const values = new Array<number | null>(days * perDay).fill(null);
  const open = new Set<number>();
  for (const line of lines) {
    const [instant = "", offered = ""] = line.split(",");
    const [hour = 0, minute = 0] = instant.slice(11).split(":").map(Number);
    // The last bin of a day begins a half-hour that is not whole.
    if (hour === 21) continue;
    const day = dayOf(instant.slice(0, 10));
    const at = day * perDay + hour * 2 + Math.floor(minute / 30);
    values[at] = (values[at] ?? 0) + Number(offered);
    open.add(day);
  }
  return { name: "a bank’s public series", start, values, open: [...open], isPublic: true };
};

const simulatedOne = (): Series => {
  const start = "2026-02-02";
  const { histories } = simulateContactCentre({ start, days: 164, zone: "UTC", intervalMinutes: 30, seed: 4 });
  const values = [...(histories[0]?.offered ?? [])];
  return { name: "a simulated series", start, values, open: [...new Array(164).keys()], isPublic: false };
};

/** Errors summed over everything that is compared. */
interface Score {
  error: number;
  signed: number;
  total: number;
}
const scored = (): Score => ({ error: 0, signed: 0, total: 0 });
const add = (score: Score, mean: number, actual: number): void => {
  score.error += Math.abs(mean - actual);
  score.signed += mean - actual;
  score.total += actual;
};
const wape = ({ error, total }: Score): number => (100 * error) / total;

/** How far the first week ahead is off, from 16 origins, beside the naive methods; how sure its band is, and what the morning adds. */
export const forecastAccuracy = (): Figure[] => {
  const { name, start, values, open, isPublic } = existsSync(publicSeries) ? publicOne() : simulatedOne();
  const isOpen = new Set(open);
  const closedDays = Array.from({ length: values.length / perDay }, (_, day) => day)
    .filter((day) => !isOpen.has(day) && ![0, 6].includes(new Date(daysLater(start, day)).getUTCDay()))
    .map((day) => daysLater(start, day));
  const [own, eight, last, rest, again] = [scored(), scored(), scored(), scored(), scored()];
  let [inside, counted] = [0, 0];
  for (let origin = 65; origin <= 140; origin += 5) {
    const first = open[origin] ?? 0;
    const known = (open[origin - 1] ?? 0) + 1;
    const targets = open.slice(origin, origin + 5);
    const result = forecast({
      start,
      zone: "UTC",
      intervalMinutes: 30,
      values: values.slice(0, known * perDay),
      closedDays,
      horizonDays: (targets.at(-1) ?? first) - known + 1,
      seed: 1,
    });
    for (const day of targets) {
      const like = open.filter((one) => one < first && (day - one) % 7 === 0).slice(-8);
      const ahead = (day - known) * perDay;
      const actual = values.slice(day * perDay, (day + 1) * perDay);
      const slots = [...actual.keys()].filter((slot) => actual[slot] !== null);
      const means = slots.map((slot) => result.mean[ahead + slot] ?? 0);
      const came = slots.map((slot) => actual[slot] ?? 0);
      const seen = Math.floor(slots.length * morning);
      const renewed = reforecastDay(means, came.slice(0, seen));
      slots.forEach((slot, at) => {
        const [mean = 0, value = 0] = [means[at], came[at]];
        const valuesOf = (days: readonly number[]): number =>
          days.reduce((sum, one) => sum + (values[one * perDay + slot] ?? 0), 0) / days.length;
        add(own, mean, value);
        add(eight, valuesOf(like), value);
        add(last, valuesOf(like.slice(-1)), value);
        if (at >= seen) add(rest, mean, value);
        if (at >= seen) add(again, renewed[at] ?? 0, value);
        counted += 1;
        if (value >= (result.lower[ahead + slot] ?? 0) && value <= (result.upper[ahead + slot] ?? 0)) inside += 1;
      });
    }
  }
  return [
    {
      what: `forecast of ${name}: WAPE of half-hours, first week ahead`,
      measured: wape(own),
      unit: "%",
      against: { what: "mean of 8 weeks", value: wape(eight) },
      goal: isPublic ? { of: "measured", atMost: 5.95 } : { of: "ratio", atMost: 1.02 },
    },
    {
      what: "… beside the same weekday last week",
      measured: wape(own),
      unit: "%",
      against: { what: "same weekday last week", value: wape(last) },
      goal: { of: "ratio", atMost: 1.02 },
    },
    {
      what: "… bias",
      measured: (100 * own.signed) / own.total,
      unit: "%",
      goal: { of: "measured", atLeast: -2, atMost: 2 },
    },
    {
      what: "… values within the 80 % band",
      measured: (100 * inside) / counted,
      unit: "%",
      goal: { of: "measured", atLeast: 75, atMost: 85 },
    },
    {
      what: "… rest of the day, forecast again after 35 % of it",
      measured: wape(again),
      unit: "%",
      against: { what: "as forecast before", value: wape(rest) },
      // The design's fifth was measured with a weaker forecast, of which the morning left more to correct: see decision 61.
      goal: { of: "ratio", atMost: 0.8 },
    },
  ];
};
