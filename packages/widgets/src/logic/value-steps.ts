/** How much of a person's time a plan counts on. */
export const utilizationValues: readonly number[] = [0, 0.25, 0.33, 0.5, 0.66, 0.75, 1];

/**
 * The next value of an ascending list, upwards or downwards; after the last comes the first again. From nothing it goes
 * to an end, from a value that is not listed to its neighbour on that side.
 */
export const stepValue = (values: readonly number[], from: number | null, by: 1 | -1): number | null => {
  const ends = { first: values.at(0) ?? null, last: values.at(-1) ?? null };
  const next =
    from === null
      ? undefined
      : by > 0
        ? values.find((value) => value > from)
        : values.findLast((value) => value < from);
  return next ?? (by > 0 ? ends.first : ends.last);
};

/** The listed value that is nearest to a number; of two equally near ones the lower. */
export const nearestValue = (values: readonly number[], wanted: number): number | null => {
  // Beyond the ends: of a number as long as a line all values are equally far.
  const within = Math.min(Math.max(wanted, values.at(0) ?? wanted), values.at(-1) ?? wanted);
  let nearest: number | null = null;
  for (const value of values) {
    if (nearest === null || Math.abs(value - within) < Math.abs(nearest - within)) nearest = value;
  }
  return nearest;
};

/** The signs of a percentage: as most write it, as Arabic does, and the small form of Chinese. A wide one is made plain. */
const percentSigns = /[%\u066a\ufe6a]/g;

/**
 * The number that a typed text means, with a point or a comma before its decimals; `null` when it means none. A text
 * that is how a listed value is shown means that value, however it is written. Where values are shown as percentages a
 * typed 50 is 0.5, as in React Aria's number fields.
 */
export const readValue = (
  text: string,
  values: readonly number[],
  format: (value: number) => string = String,
): number | null => {
  const typed = text.trim();
  const shown = values.find((value) => format(value) === typed);
  if (shown !== undefined) return shown;
  const isPercent = values.some((value) => format(value).search(percentSigns) >= 0);
  const signless = typed.normalize("NFKC").replace(isPercent ? percentSigns : "", "");
  const plain = signless.replace(/\s/g, "").replace("\u2212", "-").replace(",", ".");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return isPercent ? Number(plain) / 100 : Number(plain);
};
