import type { ReactNode } from "react";
import FilterX from "lucide-react/icons/funnel-x";
import { Button } from "../button.tsx";
import { ColumnsPopover } from "./columns-popover.tsx";
import type { LabelledGridProps } from "./types.ts";

interface GridToolbarProps<Row extends object> {
  readonly grid: LabelledGridProps<Row>;
  readonly total: number;
  /** How many rows are chosen; `null` for none. */
  readonly chosenWords: ReactNode;
  readonly isTotalKnown: boolean;
}

/** Above the columns: the screen's own controls, the count, the active filters, the list of columns. */
export const GridToolbar = <Row extends object>({ grid, total, chosenWords, isTotalKnown }: GridToolbarProps<Row>) => {
  const { labels, state, onStateChange, filtering } = grid;
  const filters = Object.keys(state.filters ?? {}).length;
  return (
    <div className="ev-grid-toolbar">
      {grid.toolbar}
      {filtering && filters > 0 && (
        <Button
          size="small"
          variant="ghost"
          icon={<FilterX />}
          className="ev-grid-clear"
          onPress={() => onStateChange({ ...state, filters: {} })}
        >
          <span className="ev-toolbar-words">{filtering.labels.clearAll(filters)}</span>
        </Button>
      )}
      <span className="ev-grid-count ev-num" aria-live="polite">
        {isTotalKnown && (chosenWords ?? (total > 0 && labels.rowCount?.(total)))}
      </span>
      <ColumnsPopover columns={grid.columns} labels={labels} state={state} onStateChange={onStateChange} />
    </div>
  );
};
