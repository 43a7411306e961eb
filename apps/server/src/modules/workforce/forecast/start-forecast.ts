import * as contract from "@evolve/contracts/forecasts";
import { daysLater, localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { findSpan } from "../history/index.ts";
import { startCalculation } from "./calculation.ts";
import { daysOf } from "./event-layers.ts";
import { findUnit } from "../planning-setup/index.ts";
import { insertForecast, listEvents, listPlannedQueues } from "./forecasts-repository.ts";
import { recordForecastEvent } from "./policy.ts";

/** Starts a forecast for all planning groups of a business unit. What no calculation can do is refused at once. */
export const startForecast = operation(
  contract.startForecast,
  ({ actor: { tenantId, userId }, body, now, services, write }) =>
    write(async (tx) => {
      const { businessUnitId, firstDay, days } = body;
      const unit = (await findUnit(tx, tenantId, businessUnitId)) ?? refuse("notFound");
      if (days > contract.forecastLimits.daysMax) refuse("forecastPeriodTooLong");
      await requireHistory(tx, tenantId, body, unit.zone);
      const lastDay = daysLater(firstDay, days - 1);
      const events = await listEvents(tx, tenantId, { businessUnitId, planningGroupId: null }, { firstDay, lastDay });
      const closed = events.filter(({ kind }) => kind === "closed");
      if (new Set(daysOf(closed, firstDay, lastDay)).size === days) refuse("forecastPeriodClosed");
      const forecastId = newId();
      await insertForecast(tx, tenantId, { ...body, ...unit, id: forecastId, userId, now });
      const jobId = await startCalculation(services, tx, forecastId, unit.zone);
      await recordForecastEvent(tx, "started", forecastId, { businessUnitId, firstDay, days });
      return { forecastId, jobId };
    }),
);

interface Wanted {
  readonly businessUnitId: string;
  readonly firstDay: string;
  readonly days: number;
}

/** Refuses where no queue has a history before the period that is long and recent enough. */
const requireHistory = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, firstDay, days }: Wanted,
  zone: string,
): Promise<void> => {
  const queueIds = await listPlannedQueues(tx, tenantId, businessUnitId);
  const span = (await findSpan(tx, tenantId, queueIds)) ?? refuse("forecastNoHistory");
  const [first, last] = [localDateOf(span.first.getTime(), zone), localDateOf(span.last.getTime(), zone)];
  if (daysLater(last, contract.forecastLimits.aheadMax) < daysLater(firstDay, days - 1)) refuse("forecastTooFarAhead");
  const learntTo = last < firstDay ? last : daysLater(firstDay, -1);
  if (daysLater(first, contract.forecastLimits.historyMin - 1) > learntTo) refuse("forecastHistoryTooShort");
};
