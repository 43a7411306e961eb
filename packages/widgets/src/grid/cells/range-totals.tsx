import type { GridCellLabels } from "./cell-types.ts";

interface RangeTotalsProps {
  readonly numbers: readonly number[];
  readonly labels: GridCellLabels;
}

/** What the numbers of a range come to; a single one says it itself. */
export const RangeTotals = ({ numbers, labels }: RangeTotalsProps) => {
  const count = numbers.length;
  const sum = numbers.reduce((total, number) => total + number, 0);
  const words = count > 1 ? labels.totals({ count, sum, mean: sum / count }) : "";
  return (
    <>
      {words !== "" && (
        <p className="ev-grid-totals ev-num" aria-hidden="true">
          {words}
        </p>
      )}
      {/* There before its words are, so that they are announced. */}
      <span className="ev-sr" role="status">
        {words}
      </span>
    </>
  );
};
