import { InputError } from "../support/input-error.ts";
import type { Decision, HistoryFinding } from "./finding.ts";

/** What a person decided about a stretch of the history. The imported values stay as they are; layers lie over them, in order. */
export interface HistoryLayer {
  readonly decision: Decision;
  /** Intervals from the first of the history; `to` is the one after the last. */
  readonly from: number;
  readonly to: number;
  /** For a repair, the values instead, one for each interval. */
  readonly values?: readonly number[];
  /** A layer that is undone has no effect. */
  readonly undone?: boolean;
}

/** The layer that a decision about a finding makes. */
export const layerFor = ({ from, to, repair }: HistoryFinding, decision: Decision): HistoryLayer => ({
  decision,
  from,
  to,
  ...(decision === "repair" ? { values: repair } : {}),
});

/**
 * The history as the forecast sees it: repaired where somebody repaired it, null where somebody excluded it. The last layer that
 * covers an interval counts; `keep` shows the imported value again.
 *
 * @throws InputError where a layer lies outside the history, or a repair has not one value for each interval
 */
export const applyLayers = (
  imported: readonly (number | null)[],
  layers: readonly HistoryLayer[],
): (number | null)[] => {
  const values = [...imported];
  layers.forEach(({ decision, from, to, values: repaired, undone = false }, index) => {
    if (!(from >= 0 && to > from && to <= imported.length))
      throw new InputError(
        `layers[${index}]`,
        `the intervals ${from} to ${to} are not in a history of ${imported.length}`,
      );
    if (decision === "repair" && repaired?.length !== to - from)
      throw new InputError(`layers[${index}].values`, `has ${repaired?.length ?? 0} values for ${to - from} intervals`);
    if (undone) return;
    for (let at = from; at < to; at += 1) {
      if (decision === "exclude") values[at] = null;
      else values[at] = (decision === "repair" ? repaired?.[at - from] : imported[at]) ?? null;
    }
  });
  return values;
};
