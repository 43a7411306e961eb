import type { ForecastLayer } from "@evolve/contracts/forecasts";
import type { Words } from "@evolve/i18n";
import { signedPercent } from "../../../parts/percent.ts";

/** Overrides of one act are one entry: a paste is taken back as a whole. */
export const actsOf = (layers: readonly ForecastLayer[]): ForecastLayer[][] => [
  ...Map.groupBy(layers, ({ kind, id, reason, createdAt, measure }) =>
    kind === "event" ? id : `${reason} ${createdAt} ${measure}`,
  ).values(),
];

/** What an act does, `+12%` or `Closed`; null where its layers do different things. */
export const effectOf = ([layer, ...others]: readonly ForecastLayer[], words: Words): string | null => {
  if (!layer || others.some(({ effect, amount }) => effect !== layer.effect || amount !== layer.amount)) return null;
  const { effect, amount, measure } = layer;
  const { number, t } = words;
  const value = amount ?? 0;
  if (effect === "closed") return t("forecast.closed");
  if (effect === "copy") return t("forecast.copied");
  if (effect === "multiply" || effect === "percent") {
    const share = effect === "multiply" ? value - 1 : value / 100;
    return signedPercent(words, share, 1);
  }
  const text = number(value, { ...(effect === "add" && { signDisplay: "exceptZero" as const }) });
  return measure === "handleTime" ? t("forecast.seconds", { seconds: text }) : text;
};

/**
 * Whole numbers of what each act adds to a total, which with it add up to the whole total at the end: each is what the rounded total
 * rises by. Rounded apart from each other, one event of 488.5 would stand above a sum of 488.
 */
export const wholeShares = (total: number, added: readonly number[]): number[] => {
  let sum = total;
  return added.map((share) => {
    const before = Math.round(sum);
    sum += share;
    return Math.round(sum) - before;
  });
};

/** What stands for a layer in the chart and in the list of layers. */
export const toneOf = ({ kind, effect }: ForecastLayer): "accent" | "neutral" | "warning" => {
  if (kind === "override") return "warning";
  return effect === "closed" ? "neutral" : "accent";
};
