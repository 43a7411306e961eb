import type { Forecast } from "@evolve/contracts/forecasts";
import { daysLater } from "@evolve/workforce";
import type { ForecastRow } from "./forecasts-repository.ts";
import type { PublishedRow } from "./published-repository.ts";
import type { LayerRow } from "./series-repository.ts";

export const presentPublished = ({ id, version, publishedBy, publishedAt }: PublishedRow) => ({
  id,
  version,
  publishedBy,
  publishedAt: publishedAt.toISOString(),
});

export const presentForecast = (row: ForecastRow, published: readonly PublishedRow[], userId: string): Forecast => {
  const own = published.find(({ forecastId }) => forecastId === row.id);
  const { jobId, jobState: state } = row;
  return {
    id: row.id,
    businessUnitId: row.businessUnitId,
    firstDay: row.firstDay,
    lastDay: daysLater(row.firstDay, row.days - 1),
    days: row.days,
    zone: row.zone,
    intervalMinutes: row.intervalMinutes === 15 ? 15 : 30,
    version: row.version,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    calculatedAt: row.calculatedAt?.toISOString() ?? null,
    calculation:
      jobId === null || state === null
        ? null
        : {
            jobId,
            state,
            progress: row.jobProgress ?? 0,
            startedBy: row.jobStarter ?? "",
            isOwn: row.jobStartedBy === userId,
          },
    published: own ? presentPublished(own) : null,
  };
};

export const presentLayer = (row: LayerRow) => ({
  id: row.id,
  kind: row.kind,
  eventKind: row.eventKind,
  measure: row.measure,
  effect: row.effect,
  from: row.from,
  to: row.to,
  amount: row.amount,
  values: row.values,
  name: row.name,
  reason: row.reason,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  isOn: row.isOn,
});
