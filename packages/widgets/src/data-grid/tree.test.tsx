import "../tokens.css";
import { useMemo, useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataGrid, initialGridState } from "../data-grid.tsx";
import type { GridColumn, GridState } from "../data-grid.tsx";
import { useTreeRows } from "../grid-sources.tsx";
import { WidgetLabelsProvider } from "../labels.tsx";
import type { TimelineLabels } from "../timeline.tsx";
import { gridLabels, words } from "./test-labels.ts";

interface Unit {
  id: string;
  people: number;
  units?: readonly Unit[];
}

const labels = {
  grid: gridLabels,
  common: { close: "Close", dismiss: "Dismiss", clear: "Clear" },
  timeline: words<TimelineLabels>({ expand: (name) => `Expand ${name}`, collapse: (name) => `Collapse ${name}` }),
};
/** Regions of two sites each, of twenty teams each. */
const regions: readonly Unit[] = ["North", "South", "West"].map((region) => ({
  id: region,
  people: 400,
  units: [1, 2].map((site) => ({
    id: `${region} ${site}`,
    people: 200,
    units: Array.from({ length: 20 }, (_, team) => ({ id: `${region} ${site}-${team + 1}`, people: 10 })),
  })),
}));
const columns: readonly GridColumn<Unit>[] = [
  { id: "name", header: "Name", isSortable: true, value: ({ id }) => id, cell: ({ id }) => id, footer: "All" },
  { id: "people", header: "People", align: "end", cell: ({ people }) => people, footer: 1200 },
];
const rowId = ({ id }: Unit) => id;
const childrenOf = ({ units }: Unit) => units;

const UnitGrid = ({ filter = "" }: { filter?: string }) => {
  const [state, setState] = useState(() => initialGridState(columns));
  const filters = useMemo<GridState["filters"]>(
    () => (filter === "" ? {} : { name: { kind: "text", operator: "equals", text: filter } }),
    [filter],
  );
  const { source, total } = useTreeRows({
    rows: regions,
    childrenOf,
    rowId,
    columns,
    state: { ...state, filters },
    rowLabel: rowId,
  });
  return (
    <div style={{ display: "flex", width: 600, height: 400 }}>
      <DataGrid
        label="Units"
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowId}
        totalCount={total}
        state={state}
        onStateChange={setState}
      />
    </div>
  );
};

const Units = (props: { filter?: string }) => (
  <WidgetLabelsProvider labels={labels}>
    <UnitGrid {...props} />
  </WidgetLabelsProvider>
);

const row = (name: string) => page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
const cell = (name: string) => row(name).getByRole("gridcell").first();
const names = () =>
  [...document.querySelectorAll("[data-row-id]")].map((element) => element.getAttribute("data-row-id"));

beforeEach(() => page.viewport(800, 600));

it("rows stand under the row that they belong to, and say how deep, which of how many and whether they are open", async () => {
  await render(<Units />);
  await expect.element(page.getByRole("treegrid", { name: "Units" })).toBeVisible();
  expect(names().slice(0, 3)).toEqual(["North", "North 1", "North 1-1"]);
  await expect.element(row("North")).toHaveAttribute("aria-level", "1");
  await expect.element(row("North")).toHaveAttribute("aria-expanded", "true");
  await expect.element(row("North 1")).toHaveAttribute("aria-level", "2");
  await expect.element(row("North 1-2")).toHaveAttribute("aria-level", "3");
  await expect.element(row("North 1-2")).toHaveAttribute("aria-posinset", "2");
  await expect.element(row("North 1-2")).toHaveAttribute("aria-setsize", "20");
  await expect.element(row("North 1-2")).not.toHaveAttribute("aria-expanded");
  expect(names().length).toBeLessThan(40);
});

it("a row is closed and opened by its button, with all that is below it", async () => {
  await render(<Units />);
  await row("North").getByRole("button", { name: "Collapse North", exact: true }).click();
  await expect.element(row("North")).toHaveAttribute("aria-expanded", "false");
  expect(names().slice(0, 3)).toEqual(["North", "South", "South 1"]);
  await row("North").getByRole("button", { name: "Expand North", exact: true }).click();
  await expect.element(row("North 1-1")).toBeVisible();
});

it("in the first column the arrows close, open and lead to the row above; in the others they move as everywhere", async () => {
  await render(<Units />);
  await cell("North 1-2").click();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(cell("North 1")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(row("North 1")).toHaveAttribute("aria-expanded", "false");
  await expect.element(cell("North 1")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(row("North 1")).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(row("North 1").getByRole("gridcell").nth(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(cell("North 1")).toHaveFocus();
});

it("what the first row in sight belongs to sticks below the header, and the footer stays in sight", async () => {
  await render(<Units />);
  const stuck = () => document.querySelector(".ev-grid-stuck")?.textContent ?? null;
  expect(stuck()).toBe(null);
  await cell("North").click();
  await userEvent.keyboard("{PageDown}{PageDown}");
  await expect.poll(stuck).toBe("North › North 1");
  await userEvent.keyboard("{Control>}{ArrowDown}{/Control}");
  await expect.poll(stuck).toBe("West › West 2");
  await expect.element(cell("West 2-20")).toHaveFocus();
  const foot = page.getByRole("row", { name: "All 1200" }).element().getBoundingClientRect();
  const scroller = document.querySelector(".ev-grid-scroller");
  const end = (scroller?.getBoundingClientRect().top ?? 0) + (scroller?.clientHeight ?? 0);
  expect(Math.round(foot.bottom)).toBe(Math.round(end));
  const last = cell("West 2-20").element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(foot.top + 1);
});

it("siblings are sorted among themselves, and a filter leaves what it finds with all that it belongs to", async () => {
  const { rerender } = await render(<Units />);
  await cell("North").click();
  await userEvent.keyboard("{ArrowUp}{Enter}{Enter}");
  await expect.poll(() => names().slice(0, 3)).toEqual(["West", "West 2", "West 2-20"]);
  await rerender(<Units filter="South 2-7" />);
  await expect.poll(names).toEqual(["South", "South 2", "South 2-7"]);
});
