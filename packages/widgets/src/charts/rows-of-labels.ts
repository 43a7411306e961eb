/** Where a label begins and ends along a row. */
interface Extent {
  readonly from: number;
  readonly to: number;
}

/** A row for each label, the first one from the top in which it covers no label before it. */
export const rowsOfLabels = (labels: readonly Extent[]): readonly number[] => {
  const rows: Extent[][] = [];
  return labels.map((label) => {
    const free = rows.findIndex((row) => row.every(({ from, to }) => label.to <= from || to <= label.from));
    const row = free < 0 ? rows.length : free;
    (rows[row] ??= []).push(label);
    return row;
  });
};
