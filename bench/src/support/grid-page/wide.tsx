import "@evolve/widgets/tokens.css";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { WidgetLabelsProvider } from "@evolve/widgets/labels";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { labels } from "./parts.ts";
import { type WideRow, wideFields, wideRows, wideValue } from "./wide-rows.ts";

// Not an attribute of the page: its style would be computed again for each cell.
const counted = window as { drawnCells?: number };
const columns = wideFields.map((header, at) => ({
  id: `f${at}`,
  header,
  width: 120,
  isSortable: true,
  value: (row: WideRow) => wideValue(row, at),
  cell: (row: WideRow) => {
    counted.drawnCells = (counted.drawnCells ?? 0) + 1;
    return wideValue(row, at);
  },
}));
const rowId = ({ id }: WideRow): string => id;

const Page = () => {
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total } = useClientRows({ rows: wideRows, rowId, columns, state });
  return (
    <DataGrid
      label="Wide"
      columns={columns}
      source={source}
      rowId={rowId}
      rowLabel={rowId}
      totalCount={total}
      state={state}
      onStateChange={setState}
    />
  );
};

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <WidgetLabelsProvider labels={labels}>
      <Page />
    </WidgetLabelsProvider>,
  );
