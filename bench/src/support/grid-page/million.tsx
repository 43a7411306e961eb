import "@evolve/widgets/tokens.css";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import { useServerRows } from "@evolve/widgets/grid-sources";
import { WidgetLabelsProvider } from "@evolve/widgets/labels";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { columns, labels, rowId } from "./parts.ts";
import { makeCall } from "./rows.ts";

const total = 1_000_000;
const pageSize = 100;
/** As the gallery's sample server. */
const latencyMs = 120;

const fetchPage = async (page: number) => {
  await new Promise((resolve) => setTimeout(resolve, latencyMs));
  return { rows: Array.from({ length: pageSize }, (_, at) => makeCall(page * pageSize + at)), total };
};

const Page = () => {
  const [state, setState] = useState(() => initialGridState(columns));
  const rows = useServerRows({ pageSize, queryKey: ["calls"], fetchPage, rowId });
  return (
    <DataGrid
      label="Calls"
      columns={columns}
      source={rows.source}
      rowId={rowId}
      rowLabel={({ who }) => who}
      totalCount={rows.total}
      isLoading={rows.isLoading}
      state={state}
      onStateChange={setState}
    />
  );
};

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <WidgetLabelsProvider labels={labels}>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </WidgetLabelsProvider>,
  );
