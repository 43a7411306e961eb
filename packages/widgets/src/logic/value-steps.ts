/** How much of a person's time a plan counts on. */
export const utilizationValues: readonly number[] = [0, 0.25, 0.33, 0.5, 0.66, 0.75, 1];

/**
 * The next value of an ascending list, upwards or downwards; after the last comes the first again. From nothing it goes
 * to an end, from a value that is not listed to its neighbour on that side.
 */
export function stepValue(values: readonly number[], from: number | null, by: 1 | -1): number | null {
  const ends = { first: values.at(0) ?? null, last: values.at(-1) ?? null };
  const next =
    from === null
      ? undefined
      : by > 0
        ? values.find((value) => value > from)
        : values.findLast((value) => value < from);
  return next ?? (by > 0 ? ends.first : ends.last);
}

/** The listed value that is nearest to a number; of two equally near ones the lower. */
export function nearestValue(values: readonly number[], wanted: number): number | null {
  let nearest: number | null = null;
  for (const value of values) {
    if (nearest === null || Math.abs(value - wanted) < Math.abs(nearest - wanted)) nearest = value;
  }
  return nearest;
}

/**
 * The number that a typed text means, with a point or a comma before its decimals; `null` when it means none. A text
 * that is how a listed value is shown means that value, however it is written.
 */
export function readValue(
  text: string,
  values: readonly number[],
  format: (value: number) => string = String,
): number | null {
  const typed = text.trim();
  const shown = values.find((value) => format(value) === typed);
  if (shown !== undefined) return shown;
  const plain = typed.normalize("NFKC").replace(/\s/g, "").replace("\u2212", "-").replace(",", ".");
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
