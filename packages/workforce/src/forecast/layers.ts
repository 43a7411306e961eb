import { InputError } from "../support/input-error.ts";

/** A forecast of one series, an entry for each interval. */
export interface ForecastValues {
  readonly offered: readonly number[];
  /** Average handle time of one contact. */
  readonly handleSeconds: readonly number[];
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

/**
 * What a layer does to its intervals. Of events: `closed` leaves nothing, `multiply` takes a factor, `copy` puts the contacts of
 * another day. Of people, over the whole span: `set` an amount, `add` one, or change by `percent`.
 */
export type ForecastEffect = "closed" | "multiply" | "copy" | "set" | "add" | "percent";

export interface ForecastLayer {
  readonly measure: "offered" | "handleTime";
  readonly effect: ForecastEffect;
  /** Intervals from the forecast's first; `to` is the one after the last. */
  readonly from: number;
  readonly to: number;
  /** A factor, contacts of the span, seconds of a contact, or percent; of `closed` and `copy` nothing. */
  readonly amount: number | null;
  /** Of `copy`: contacts for each interval. */
  readonly values?: readonly number[];
}

export interface LayeredForecast {
  readonly offered: number[];
  readonly handleSeconds: number[];
  readonly lower: number[];
  readonly upper: number[];
  /** Contacts that each layer added to those below it. */
  readonly added: number[];
}

/** Half of an 80 % band in deviations of Poisson's distribution. */
const halfBand = 1.28;

/**
 * Lays layers over a baseline, in order. An amount for several intervals is spread over them as what lies below it is, so that a
 * day keeps its course; where nothing lies below it, it is left out. The band keeps its width relative to the forecast.
 *
 * @throws InputError where a layer lies outside the forecast
 */
export const applyForecastLayers = (baseline: ForecastValues, layers: readonly ForecastLayer[]): LayeredForecast => {
  const result = {
    offered: [...baseline.offered],
    handleSeconds: [...baseline.handleSeconds],
    lower: [...baseline.lower],
    upper: [...baseline.upper],
  };
  return { ...result, added: layers.map((layer, index) => applyLayer(result, layer, index)) };
};

/** What some intervals have before any layer, and what each layer adds to that. */
export interface LayersOfIntervals {
  readonly offered: number;
  readonly handleSeconds: number;
  readonly changes: readonly { readonly offered: number; readonly handleSeconds: number }[];
}

/**
 * Lays layers over a baseline as `applyForecastLayers` does, and says what each does to the intervals from `from` to the one before `to`.
 *
 * @throws InputError where a layer lies outside the forecast
 */
export const forecastLayersOf = (
  baseline: Pick<ForecastValues, "offered" | "handleSeconds">,
  layers: readonly ForecastLayer[],
  { from, to }: { readonly from: number; readonly to: number },
): LayersOfIntervals => {
  const { offered, handleSeconds } = baseline;
  const result = {
    ...{ offered: [...offered], handleSeconds: [...handleSeconds] },
    ...{ lower: [...offered], upper: [...offered] },
  };
  const now = () => ({ offered: sumOf(result.offered, from, to), handleSeconds: meanHandleSeconds(result, from, to) });
  const first = now();
  let before = first;
  const changes = layers.map((layer, index) => {
    applyLayer(result, layer, index);
    const after = now();
    const change = {
      offered: after.offered - before.offered,
      handleSeconds: after.handleSeconds - before.handleSeconds,
    };
    before = after;
    return change;
  });
  return { ...first, changes };
};

/** Contacts that the layer added. */
const applyLayer = (working: Working, layer: ForecastLayer, index: number): number => {
  if (!(layer.from >= 0 && layer.to > layer.from && layer.to <= working.offered.length))
    throw new InputError(`layers[${index}]`, `the intervals ${layer.from} to ${layer.to} are not in the forecast`);
  if (layer.measure === "offered") return changeContacts(working, layer);
  changeHandleTime(working, layer);
  return 0;
};

type Working = Omit<LayeredForecast, "added">;

const sumOf = (values: readonly number[], from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += values[at] ?? 0;
  return sum;
};

const changeContacts = (working: Working, layer: ForecastLayer): number => {
  const { from, to, values } = layer;
  const { offered, lower, upper } = working;
  const before = sumOf(offered, from, to);
  const next = nextContacts(layer, before);
  for (let at = from; at < to; at += 1) {
    const old = offered[at] ?? 0;
    const value = values ? (values[at - from] ?? old) : next(old);
    offered[at] = value;
    if (old > 0) {
      lower[at] = ((lower[at] ?? 0) * value) / old;
      upper[at] = ((upper[at] ?? 0) * value) / old;
    } else {
      lower[at] = Math.max(0, value - halfBand * Math.sqrt(value));
      upper[at] = value + halfBand * Math.sqrt(value);
    }
  }
  return sumOf(offered, from, to) - before;
};

const nextContacts = ({ effect, amount, from, to }: ForecastLayer, before: number): ((old: number) => number) => {
  const given = amount ?? 0;
  if (effect === "closed") return () => 0;
  if (effect === "copy") return (old) => old;
  if (effect === "multiply") return (old) => old * given;
  if (effect === "percent") return (old) => Math.max(0, old * (1 + given / 100));
  const total = Math.max(0, effect === "set" ? given : before + given);
  if (before > 0) return (old) => (old * total) / before;
  return to - from > 1 ? () => 0 : () => total;
};

/** The average handle time of a span, weighted by contacts; of intervals without any the plain mean. */
export const meanHandleSeconds = (values: ForecastValues, from: number, to: number): number => {
  const { offered, handleSeconds } = values;
  const contacts = sumOf(offered, from, to);
  if (contacts === 0) return to > from ? sumOf(handleSeconds, from, to) / (to - from) : 0;
  let seconds = 0;
  for (let at = from; at < to; at += 1) seconds += (offered[at] ?? 0) * (handleSeconds[at] ?? 0);
  return seconds / contacts;
};

const changeHandleTime = (working: Working, { effect, amount, from, to }: ForecastLayer): void => {
  const given = amount ?? 0;
  const { handleSeconds } = working;
  const mean = effect === "set" ? meanHandleSeconds(working, from, to) : 0;
  for (let at = from; at < to; at += 1) {
    const old = handleSeconds[at] ?? 0;
    if (effect === "percent") handleSeconds[at] = Math.max(0, old * (1 + given / 100));
    else if (effect === "add") handleSeconds[at] = Math.max(0, old + given);
    else if (effect === "multiply") handleSeconds[at] = old * given;
    else if (effect === "set") handleSeconds[at] = mean > 0 ? (old * given) / mean : given;
  }
};
