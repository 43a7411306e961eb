import * as contract from "@evolve/contracts/history";
import { isIntervalStart } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { tellIntervalsChanged } from "./announce.ts";
import { findQueueZones, storeIntervals } from "./intervals-repository.ts";

const dayMs = 86_400_000;
/** A start further away is a mistake in the feed; each month of it would get a partition. */
const oldestMs = 3_660 * dayMs;

const quarterMs = 900_000;

/** Stores intervals that another system sends. The last one of the same queue and start counts. */
export const pushIntervals = operation(contract.pushIntervals, ({ actor: { tenantId }, body, now, services, write }) =>
  write(async (tx) => {
    const given = body.intervals.map((interval) => ({ ...interval, queueId: interval.queueId.toLowerCase() }));
    given.forEach(({ start }, index) => {
      const age = now.getTime() - Date.parse(start);
      if (age > oldestMs || age < -dayMs)
        refuse("invalidParameters", {
          fields: { [`intervals.${index}.start`]: "invalid" },
          reason: `intervals.${index}.start: outside the last ten years`,
        });
    });
    const zones = await findQueueZones(tx, tenantId, [...new Set(given.map(({ queueId }) => queueId))]);
    const stranger = given.findIndex(({ queueId }) => !zones.has(queueId));
    if (stranger >= 0) refuse("notFound", { fields: { [`intervals.${stranger}.queueId`]: "notFound" } });
    const odd = given.findIndex(
      ({ queueId, start, minutes }) => !isIntervalStart(Date.parse(start), zones.get(queueId) ?? "", minutes),
    );
    if (odd >= 0)
      refuse("invalidParameters", {
        fields: { [`intervals.${odd}.start`]: "invalid" },
        reason: `intervals.${odd}.start: no interval of this length begins then on the business unit's clock`,
      });
    const keyOf = (queueId: string, start: number): string => `${queueId} ${start}`;
    const byStart = new Map(given.map((interval) => [keyOf(interval.queueId, Date.parse(interval.start)), interval]));
    const distinct = [...byStart.values()];
    // A half-hour contains the quarter that begins in its middle: stored together, its contacts would count twice.
    const contained = distinct.find(
      ({ queueId, start, minutes }) =>
        minutes === 15 && byStart.get(keyOf(queueId, Date.parse(start) - quarterMs))?.minutes === 30,
    );
    if (contained) {
      const field = `intervals.${given.indexOf(contained)}.start`;
      refuse("invalidParameters", {
        fields: { [field]: "invalid" },
        reason: `${field}: inside a half-hour of the same request`,
      });
    }
    // In one order for all: feeds that send the same intervals at once wait for each other, and never in a circle.
    const ordered = distinct.toSorted(
      (one, other) => one.queueId.localeCompare(other.queueId) || Date.parse(one.start) - Date.parse(other.start),
    );
    await storeIntervals(tx, tenantId, ordered);
    tellIntervalsChanged(services, tx, tenantId);
    return { stored: distinct.length };
  }),
);
