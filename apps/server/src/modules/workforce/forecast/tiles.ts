import { calendarDays, forecastErrors, type ForecastPair, localDateOf } from "@evolve/workforce";
import { defineTile } from "../../../core/tile.ts";
import type { Tx } from "../../../database/index.ts";
import { readActual } from "../history/index.ts";
import { curvesOf, placeNow, sumOf, type UnitToday, unitsToday } from "../planning-setup/index.ts";
import { listGroups } from "./forecasts-repository.ts";
import { forecastsBefore, mainForecastOf } from "./main-forecast.ts";

const minuteMs = 60_000;
/** Days until yesterday whose forecasts are compared with what came. */
const daysCompared = 7;

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The figures that come of forecasts: today's contacts, and how far the forecasts of the last days were off. */
export const forecastTiles = [
  defineTile("contactsToday", async (tx, { tenantId, now }) => {
    const units = await unitsToday(tx, tenantId, now);
    const rows = await Promise.all(units.map((unit) => contactsOf(tx, tenantId, unit, now)));
    const received = rows.flatMap((row) => row.received);
    const hasReceived = received.some((value) => value !== null);
    return {
      total: hasReceived ? sum(received) : null,
      reference: hasReceived ? Math.round(sum(rows.flatMap((row) => row.forecast))) : null,
      parts: [],
      hours: [],
      curves: curvesOf(rows, "contacts", now),
    };
  }),
  defineTile("forecastAccuracy", async (tx, { tenantId, now }) => {
    const units = await unitsToday(tx, tenantId, now);
    const groups = (await Promise.all(units.map((unit) => accuracyOf(tx, tenantId, unit, now)))).flat();
    const parts = groups
      .flatMap(({ id, name, days }) => {
        const { wape } = forecastErrors(days);
        return wape === null ? [] : [{ id, name, count: wape }];
      })
      .sort((one, other) => other.count - one.count);
    const total = forecastErrors(groups.flatMap(({ days }) => days)).wape;
    return { total, parts, hours: [] };
  }),
];

/** What is forecast and what has come in a business unit today, and both up to the interval under way where both are known. */
const contactsOf = async (tx: Tx, tenantId: string, unit: UnitToday, now: Date) => {
  const { calendar, from, to, intervalMinutes } = unit;
  const known = placeNow(unit, now);
  const groups = await Promise.all(
    (await listGroups(tx, tenantId, unit.id)).map(async ({ id }) => {
      const { intervals } = await mainForecastOf(tx, tenantId, id, { from: new Date(from), to: new Date(to) });
      const expected: (number | null)[] = Array.from({ length: calendar.intervals }, () => null);
      for (const { start, offered } of intervals)
        expected[Math.round((start.getTime() - from) / (intervalMinutes * minuteMs))] = offered;
      const actual = (await readActual(tx, tenantId, id, calendar, intervalMinutes)).offered;
      const isCompared = expected.map((value, at) => at < known && value !== null && (actual[at] ?? null) !== null);
      return {
        expected,
        actual,
        received: actual.slice(0, known),
        forecast: expected.filter((_, at) => isCompared[at]),
      };
    }),
  );
  return {
    unit,
    expected: sumOf(
      calendar.intervals,
      groups.map(({ expected }) => expected),
    ),
    actual: sumOf(
      calendar.intervals,
      groups.map(({ actual }) => actual),
    ),
    received: groups.flatMap(({ received }) => received),
    forecast: groups.flatMap(({ forecast }) => forecast),
  };
};

interface ComparedGroup {
  readonly id: string;
  readonly name: string;
  /** One for each day with history and a forecast that was published before it began. */
  readonly days: readonly ForecastPair[];
}

const accuracyOf = async (tx: Tx, tenantId: string, unit: UnitToday, now: Date): Promise<ComparedGroup[]> => {
  const { zone, intervalMinutes } = unit;
  const length = intervalMinutes * minuteMs;
  const calendar = calendarDays(localDateOf(now.getTime(), zone, -daysCompared), zone, intervalMinutes, daysCompared);
  const spans = calendar.days.map(({ startsAt, slots }) => ({
    from: new Date(startsAt),
    to: new Date(startsAt + slots.length * length),
    publishedBefore: new Date(startsAt),
  }));
  return Promise.all(
    (await listGroups(tx, tenantId, unit.id)).map(async ({ id, name }) => {
      const [actual, forecasts] = await Promise.all([
        readActual(tx, tenantId, id, calendar, intervalMinutes),
        forecastsBefore(tx, tenantId, id, spans),
      ]);
      const days = calendar.days.flatMap(({ first, startsAt }, day): ForecastPair[] => {
        const pairs = (forecasts[day] ?? []).flatMap(({ start, offered }): ForecastPair[] => {
          const came = actual.offered[first + Math.round((start.getTime() - startsAt) / length)] ?? null;
          return came === null ? [] : [{ forecast: offered, actual: came }];
        });
        return pairs.length === 0 ? [] : [forecastErrors(pairs)];
      });
      return { id, name, days };
    }),
  );
};
