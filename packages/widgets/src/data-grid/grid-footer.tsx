import { cx } from "../internal/cx.ts";
import { pinnedClass, placeStyle } from "./place-style.ts";
import type { GridLayout, ShownColumn } from "./use-grid-layout.ts";

interface GridFooterProps<Row> {
  readonly layout: GridLayout<Row>;
  /** The columns in sight. */
  readonly drawn: readonly ShownColumn<Row>[];
  /** `aria-rowindex` */
  readonly rowIndex: number;
}

/** What the columns say below the last row; nothing where none of them does. */
export const GridFooter = <Row,>({ layout, drawn, rowIndex }: GridFooterProps<Row>) => {
  if (!layout.shown.some(({ column }) => column.footer !== undefined)) return null;
  return (
    <div role="rowgroup" className="ev-grid-sums">
      <div role="row" aria-rowindex={rowIndex} className="ev-grid-row ev-grid-row-still">
        {drawn.map((one) => (
          <div
            key={one.column.id}
            role="gridcell"
            aria-colindex={one.index + 1}
            className={cx("ev-grid-cell", one.column.align === "end" && "ev-grid-cell-end ev-num", pinnedClass(one))}
            style={placeStyle(one)}
          >
            <span className="ev-grid-text" dir="auto">
              {one.column.footer}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
};
