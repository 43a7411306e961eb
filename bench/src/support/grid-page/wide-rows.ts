export interface WideRow {
  readonly id: string;
  readonly index: number;
}

export const wideRows: readonly WideRow[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `row-${index}`,
  index,
}));
export const wideFields: readonly string[] = Array.from({ length: 40 }, (_, at) => (at === 0 ? "who" : `field ${at}`));
/** Any order but the one in which the rows come. */
export const wideValue = ({ index }: WideRow, at: number): string => `${at} ${(index * 7919 + at * 13) % 104_729}`;
