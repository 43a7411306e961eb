import "@evolve/widgets/tokens.css";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { WidgetLabelsProvider } from "@evolve/widgets/labels";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { columns, labels, rowId } from "./parts.ts";
import { makeCalls } from "./rows.ts";

const rows = makeCalls(10_000);
const Page = () => {
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total } = useClientRows({ rows, rowId, columns, state });
  return (
    <DataGrid
      label="Calls"
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
if (root)
  createRoot(root).render(
    <WidgetLabelsProvider labels={labels}>
      <Page />
    </WidgetLabelsProvider>,
  );
