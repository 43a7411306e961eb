import "../tokens.css";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataGrid, type GridColumn, initialGridState } from "../data-grid.tsx";
import { gridLabels } from "../data-grid/test-labels.ts";
import { WidgetLabelsProvider } from "../labels.tsx";

interface Person {
  id: string;
}

const columns: GridColumn<Person>[] = [{ id: "id", header: "Name", value: ({ id }) => id, cell: ({ id }) => id }];
const rows = Array.from({ length: 120 }, (_, at) => ({ id: `Person ${at}` }));

it("on paper every loaded row stands, and on the screen those in sight", async () => {
  await render(
    <WidgetLabelsProvider labels={{ grid: gridLabels }}>
      <div style={{ display: "grid", height: 400 }}>
        <DataGrid<Person>
          label="People"
          columns={columns}
          rows={rows}
          totalCount={rows.length}
          rowId={({ id }) => id}
          rowLabel={({ id }) => id}
          state={initialGridState(columns)}
          onStateChange={() => undefined}
        />
      </div>
    </WidgetLabelsProvider>,
  );
  await expect.element(page.getByRole("gridcell", { name: "Person 0", exact: true })).toBeVisible();
  const last = page.getByRole("gridcell", { name: "Person 119", exact: true });
  expect(last.query()).toBeNull();
  window.dispatchEvent(new Event("beforeprint"));
  await expect.element(last).toBeInTheDocument();
  window.dispatchEvent(new Event("afterprint"));
  await expect.element(last).not.toBeInTheDocument();
});
