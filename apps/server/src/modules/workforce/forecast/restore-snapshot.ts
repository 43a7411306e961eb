import * as contract from "@evolve/contracts/forecast-snapshots";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { lockUnit } from "./forecasts-repository.ts";
import { forecastsBefore } from "./main-forecast.ts";
import { recordForecastEvent } from "./policy.ts";
import { presentPublished } from "./present-forecast.ts";
import {
  findInterval,
  findMain,
  insertPublished,
  type NewPublishedSeries,
  type PublishedRow,
} from "./published-repository.ts";
import { findSnapshot, listSnapshotSeries, type SnapshotRow } from "./snapshots-repository.ts";

/** Publishes values for the days of a snapshot as what a draft has become. Returns the new main. */
const publishAgain = async (
  tx: ActorTransaction,
  snapshot: Pick<SnapshotRow, "businessUnitId" | "firstAt" | "endAt" | "zone" | "intervalMinutes">,
  { forecastId, version }: Pick<PublishedRow, "forecastId" | "version">,
  series: readonly NewPublishedSeries[],
): Promise<PublishedRow> => {
  const { businessUnitId, firstAt, endAt, zone, intervalMinutes } = snapshot;
  const span = { businessUnitId, firstAt, endAt, zone, intervalMinutes };
  const of = { forecastId, forecastVersion: version, userId: tx.actor.userId, now: tx.now };
  await insertPublished(tx, tx.tenantId, { id: newId(), ...span, ...of }, series);
  return (await findMain(tx, tx.tenantId, businessUnitId)) ?? refuse("notFound");
};

export const restoreForecastSnapshot = operation(
  contract.restoreForecastSnapshot,
  ({ actor: { tenantId }, params: { snapshotId }, body, write }) =>
    write(async (tx) => {
      const snapshot = (await findSnapshot(tx, tenantId, snapshotId)) ?? refuse("notFound");
      await lockUnit(tx, tenantId, snapshot.businessUnitId);
      const main = await findMain(tx, tenantId, snapshot.businessUnitId);
      if (main?.id !== body.mainId.toLowerCase()) refuse("forecastPublishedMeanwhile");
      const series = await listSnapshotSeries(tx, tenantId, snapshotId);
      const published = await publishAgain(tx, snapshot, snapshot, series);
      await recordForecastEvent(tx, "restored", snapshot.forecastId, { publishedId: published.id, of: snapshotId });
      return { published: presentPublished(published) };
    }),
);

export const undoForecastPublication = operation(
  contract.undoForecastPublication,
  ({ actor: { tenantId }, params: { snapshotId }, write }) =>
    write(async (tx) => {
      const snapshot = (await findSnapshot(tx, tenantId, snapshotId)) ?? refuse("notFound");
      const { businessUnitId, firstAt: from, endAt: to, publishedAt } = snapshot;
      await lockUnit(tx, tenantId, businessUnitId);
      const main = await findMain(tx, tenantId, businessUnitId);
      if (main?.id !== snapshot.id) refuse("forecastPublishedMeanwhile");
      const earlier = (await findMain(tx, tenantId, businessUnitId, publishedAt)) ?? refuse("notFound");
      const series: NewPublishedSeries[] = [];
      let clock: Pick<SnapshotRow, "zone" | "intervalMinutes"> = snapshot;
      for (const { planningGroupId } of await listSnapshotSeries(tx, tenantId, snapshotId)) {
        clock = (await findInterval(tx, tenantId, planningGroupId)) ?? refuse("notFound");
        const [before = []] = await forecastsBefore(tx, tenantId, planningGroupId, [
          { from, to, publishedBefore: publishedAt },
        ]);
        if (before.length < (to.getTime() - from.getTime()) / (clock.intervalMinutes * 60_000)) refuse("notFound");
        series.push({
          planningGroupId,
          offered: before.map(({ offered }) => offered),
          handleSeconds: before.map(({ handleSeconds }) => handleSeconds),
          lower: before.map(({ lower }) => lower),
          upper: before.map(({ upper }) => upper),
          // Of several publications, whose layers are not one list.
          parts: null,
        });
      }
      const published = await publishAgain(tx, { ...snapshot, ...clock, businessUnitId }, earlier, series);
      await recordForecastEvent(tx, "publication-undone", snapshot.forecastId, {
        publishedId: published.id,
        of: snapshotId,
      });
      return { published: presentPublished(published) };
    }),
);
