import * as contract from "@evolve/contracts/forecast-snapshots";
import { calendarDays, localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { mainForecastOf } from "./main-forecast.ts";
import { presentPublished } from "./present-forecast.ts";
import { findInterval, findMain } from "./published-repository.ts";
import { findSnapshot, listSnapshots, listSnapshotSeries, type SnapshotRow } from "./snapshots-repository.ts";

const minuteMs = 60_000;
/** Of one answer. */
const listed = 50;

const presentSnapshot = (row: SnapshotRow): contract.Snapshot => {
  const firstDay = localDateOf(row.firstAt.getTime(), row.zone);
  const lastDay = localDateOf(row.endAt.getTime() - minuteMs, row.zone);
  const days = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;
  return { ...presentPublished(row), firstDay, lastDay, days };
};

export const listForecastSnapshots = operation(
  contract.listForecastSnapshots,
  ({ actor: { tenantId }, params: { planningGroupId }, query, read }) =>
    read(async (tx) => {
      const { businessUnitId } = (await findInterval(tx, tenantId, planningGroupId)) ?? refuse("notFound");
      const before = query.before === undefined ? null : await findSnapshot(tx, tenantId, query.before);
      if (query.before !== undefined && before === null) refuse("notFound");
      const [rows, main] = await Promise.all([
        listSnapshots(tx, tenantId, planningGroupId, { before, most: listed + 1 }),
        findMain(tx, tenantId, businessUnitId),
      ]);
      return {
        snapshots: rows.slice(0, listed).map(presentSnapshot),
        hasMore: rows.length > listed,
        mainId: main?.id ?? null,
      };
    }),
);

export const readForecastSnapshot = operation(
  contract.readForecastSnapshot,
  ({ actor: { tenantId }, params: { snapshotId, planningGroupId }, read }) =>
    read(async (tx) => {
      const snapshot = (await findSnapshot(tx, tenantId, snapshotId)) ?? refuse("notFound");
      const [series] = await listSnapshotSeries(tx, tenantId, snapshotId, planningGroupId);
      if (!series) return refuse("notFound");
      const { zone, intervalMinutes, firstAt, endAt } = snapshot;
      const { firstDay, days } = presentSnapshot(snapshot);
      const calendar = calendarDays(firstDay, zone, intervalMinutes, days);
      const length = intervalMinutes * minuteMs;
      const main = {
        offered: series.offered.map(() => 0),
        seconds: series.offered.map(() => 0),
      };
      // The business unit may have got intervals of another length since.
      const { intervals } = await mainForecastOf(tx, tenantId, planningGroupId, { from: firstAt, to: endAt });
      for (const { start, offered, handleSeconds } of intervals) {
        const at = Math.floor((start.getTime() - firstAt.getTime()) / length);
        main.offered[at] = (main.offered[at] ?? 0) + offered;
        main.seconds[at] = (main.seconds[at] ?? 0) + offered * handleSeconds;
      }
      return {
        snapshot: presentSnapshot(snapshot),
        zone,
        intervalMinutes: intervalMinutes === 15 ? 15 : 30,
        days: calendar.days.map(({ date, first, startsAt, slots }) => ({
          date,
          first,
          startsAt,
          intervals: slots.length,
        })),
        offered: [...series.offered],
        handleSeconds: [...series.handleSeconds],
        lower: [...series.lower],
        upper: [...series.upper],
        main: {
          offered: main.offered,
          handleSeconds: main.offered.map((count, at) => (count > 0 ? (main.seconds[at] ?? 0) / count : 0)),
        },
      };
    }),
);
