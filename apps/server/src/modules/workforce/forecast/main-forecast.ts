import { createHash } from "node:crypto";
import { zoneOffset } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { findInterval, listPublishedSeries, type PublishedSeries } from "./published-repository.ts";

export interface MainForecast {
  /** SHA-256 of the intervals: another value means that what depends on the forecast must be calculated again. */
  readonly hash: string;
  /** Ascending, as long as the business unit's intervals are. What no publication covers is absent; closed ones have 0 offered. */
  readonly intervals: readonly MainInterval[];
}

export interface MainInterval {
  readonly start: Date;
  readonly offered: number;
  /** Average handle time of one contact. */
  readonly handleSeconds: number;
  /** Contacts of the 80 % band. */
  readonly lower: number;
  readonly upper: number;
}

type Amounts = Omit<MainInterval, "start">;

const minuteMs = 60_000;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What is published as main for a planning group: of each interval the newest publication that covers it. */
export const mainForecastOf = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  span: Span,
): Promise<MainForecast> => {
  const intervals = newestOf(await publicationsOf(tx, tenantId, planningGroupId, span), span);
  const text = intervals.map(({ start, offered, handleSeconds }) => `${start.getTime()},${offered},${handleSeconds}`);
  return { hash: createHash("sha256").update(text.join(";")).digest("hex"), intervals };
};

/** For each span of time, in order, what was the main forecast of it when it began, as far as any was published by then. */
export const forecastsBefore = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  spans: readonly (Span & { readonly publishedBefore: Date })[],
): Promise<MainInterval[][]> => {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const all = await publicationsOf(tx, tenantId, planningGroupId, { from: first.from, to: last.to });
  return spans.map((span) =>
    newestOf(
      all.filter(({ publishedAt }) => publishedAt < span.publishedBefore),
      span,
    ),
  );
};

interface Publication {
  readonly publishedAt: Date;
  /** By the beginning of the interval, ascending. */
  readonly amounts: ReadonlyMap<number, Amounts>;
}

const publicationsOf = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  span: Span,
): Promise<Publication[]> => {
  const unit = await findInterval(tx, tenantId, planningGroupId);
  if (!unit) return [];
  const published = await listPublishedSeries(tx, tenantId, planningGroupId, span);
  return published.map((series) => ({
    publishedAt: series.publishedAt,
    amounts: inUnitIntervals(series, unit),
  }));
};

const newestOf = (publications: readonly Publication[], { from, to }: Span): MainInterval[] => {
  const latest = new Map<number, Amounts>();
  for (const { amounts } of publications)
    for (const [start, of] of amounts) if (start >= from.getTime() && start < to.getTime()) latest.set(start, of);
  return [...latest]
    .sort(([one], [other]) => one - other)
    .map(([start, amounts]) => ({ start: new Date(start), ...amounts }));
};

/** A publication in intervals of another length, which the business unit may have got since. */
const inUnitIntervals = (
  { firstAt, intervalMinutes, offered, handleSeconds, lower, upper }: PublishedSeries,
  unit: { readonly zone: string; readonly intervalMinutes: number },
): Map<number, Amounts> => {
  const length = unit.intervalMinutes * minuteMs;
  // Where clocks are ahead of UTC by 5:45 hours, half-hours begin a quarter past by UTC. Clocks are changed by whole half-hours.
  const ahead = zoneOffset(firstAt.getTime(), unit.zone) % length;
  const own = intervalMinutes * minuteMs;
  const parts = Math.max(1, Math.round(own / length));
  const result = new Map<number, Amounts>();
  offered.forEach((contacts, at) => {
    const begin = firstAt.getTime() + at * own;
    for (let part = 0; part < parts; part += 1) {
      const start = Math.floor((begin + part * length + ahead) / length) * length - ahead;
      const before = result.get(start) ?? { offered: 0, handleSeconds: handleSeconds[at] ?? 0, lower: 0, upper: 0 };
      const more = contacts / parts;
      const sum = before.offered + more;
      const seconds = before.offered * before.handleSeconds + more * (handleSeconds[at] ?? 0);
      result.set(start, {
        offered: sum,
        handleSeconds: sum > 0 ? seconds / sum : before.handleSeconds,
        lower: before.lower + (lower[at] ?? 0) / parts,
        upper: before.upper + (upper[at] ?? 0) / parts,
      });
    }
  });
  return result;
};
