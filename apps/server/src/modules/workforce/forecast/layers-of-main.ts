import { forecastLayersOf } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { findPartsAt } from "./published-repository.ts";

export interface MainLayers {
  /** Contacts of the interval and seconds of one before any event or override. */
  readonly baseline: number;
  readonly baselineHandleSeconds: number;
  /** What each layer that touches the interval adds, in the order in which they apply. */
  readonly changes: readonly {
    readonly kind: "event" | "override";
    readonly name: string;
    readonly measure: "offered" | "handleTime";
    readonly adds: number;
  }[];
}

const minuteMs = 60_000;

/** Which layers the main forecast of an interval is made of; null where that is not known. */
export const layersOfMain = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  { start, minutes }: { readonly start: Date; readonly minutes: number },
): Promise<MainLayers | null> => {
  const published = await findPartsAt(tx, tenantId, planningGroupId, start);
  if (!published?.parts) return null;
  const { baseline, layers } = published.parts;
  // The business unit may have got intervals of another length since: shorter ones have a part of one, longer ones several.
  const place = (start.getTime() - published.firstAt.getTime()) / (published.intervalMinutes * minuteMs);
  const from = Math.floor(place);
  const to = Math.min(
    baseline.offered.length,
    Math.max(from + 1, Math.round(place + minutes / published.intervalMinutes)),
  );
  const share = Math.min(1, minutes / published.intervalMinutes);
  const { offered, handleSeconds, changes } = forecastLayersOf(baseline, layers, { from, to });
  return {
    baseline: offered * share,
    baselineHandleSeconds: handleSeconds,
    changes: layers.flatMap(({ kind, name, measure, ...span }, index) => {
      const change = changes[index];
      const adds = measure === "offered" ? (change?.offered ?? 0) * share : (change?.handleSeconds ?? 0);
      return span.from < to && span.to > from && adds !== 0 ? [{ kind, name, measure, adds }] : [];
    }),
  };
};
