import "@evolve/widgets/tokens.css";
import { DataGrid, type GridLabels, initialGridState } from "@evolve/widgets/data-grid";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { type Call, fields, makeCalls } from "./rows.ts";

const rows = makeCalls(10_000);
const columns = fields.map((id) => ({
  id,
  header: id,
  width: 250,
  isSortable: true,
  value: (call: Call) => call[id],
  cell: (call: Call) => call[id],
}));
const rowId = ({ id }: Call): string => id;
/** Every word is its own name: words are not what is measured. */
const labels = new Proxy(
  {},
  {
    get: (_, name) =>
      /^(?:sort|clear|move|pin|unpin|hide|resize|columns|reset|load|retry|no|bulk|selectAll)/.test(String(name)) &&
      !/(?:In|Column)$|^moveColumn/.test(String(name))
        ? String(name)
        : () => String(name),
  },
) as GridLabels;

const Page = () => {
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total } = useClientRows({ rows, rowId, columns, state });
  return (
    <DataGrid
      label="Calls"
      labels={labels}
      columns={columns}
      source={source}
      rowId={rowId}
      rowLabel={({ who }) => who}
      totalCount={total}
      state={state}
      onStateChange={setState}
    />
  );
};

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
