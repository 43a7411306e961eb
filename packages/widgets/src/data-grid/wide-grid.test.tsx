import "../tokens.css";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataGrid, initialGridState } from "../data-grid.tsx";
import type { GridState } from "../data-grid.tsx";
import { WidgetLabelsProvider } from "../labels.tsx";
import { gridLabels } from "./test-labels.ts";

interface Row {
  id: string;
}

let drawnCells = 0;
const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at) }));
const columns = Array.from({ length: 40 }, (_, at) => ({
  id: `c${at}`,
  header: `c${at}`,
  width: 120,
  isSortable: true,
  value: (row: Row) => row.id,
  cell: ({ id }: Row) => {
    drawnCells += 1;
    return `${id}/${at}`;
  },
}));
const rowId = ({ id }: Row) => id;

const Wide = ({ state: changed, width }: { state: Partial<GridState>; width: number }) => {
  const [state, setState] = useState({ ...initialGridState(columns), ...changed });
  return (
    <div style={{ display: "flex", width, height: 500 }}>
      <DataGrid
        label="Wide"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowId}
        totalCount={rows.length}
        state={state}
        onStateChange={setState}
      />
    </div>
  );
};

const wide = async (state: Partial<GridState> = {}, width = 900) => {
  await render(
    <WidgetLabelsProvider labels={{ grid: gridLabels }}>
      <Wide state={state} width={width} />
    </WidgetLabelsProvider>,
  );
  await expect.element(page.getByRole("gridcell", { name: "0/0", exact: true })).toBeVisible();
  const scroller = document.querySelector(".ev-grid-scroller");
  if (!scroller) throw new Error("no grid");
  return scroller;
};
const focused = () => document.activeElement?.textContent;
const headers = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((header) => header.textContent);

/** Start and end of each header of the grid, and of the cell below it, in pixels. */
const edges = () => {
  const of = (element: Element | null) => {
    const { left, right } = element?.getBoundingClientRect() ?? {};
    return [left, right];
  };
  return page
    .getByRole("columnheader")
    .elements()
    .map((header) => {
      const cell = document.querySelector(`.ev-grid-body [aria-colindex="${header.getAttribute("aria-colindex")}"]`);
      return { header: of(header), cell: of(cell) };
    });
};

it("of 10,000 rows of 40 columns those in sight are drawn, with their true places for a screen reader", async () => {
  await wide();
  expect(page.getByRole("gridcell").elements().length).toBeLessThan(350);
  expect(headers().length).toBeLessThan(14);
  const grid = page.getByRole("grid").element();
  expect([grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")]).toEqual(["10001", "40"]);
  await page.getByRole("gridcell", { name: "3/2", exact: true }).click();
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("3/39");
  expect(document.activeElement?.getAttribute("aria-colindex")).toBe("40");
  await expect.element(page.getByRole("gridcell", { name: "3/39", exact: true })).toBeInViewport();
});

it("an arrow key draws at most the two cells that the focus goes between", async () => {
  await wide();
  await page.getByRole("gridcell", { name: "2/1", exact: true }).click();
  for (const [key, text] of [
    ["ArrowRight", "2/2"],
    ["ArrowDown", "3/2"],
    ["ArrowLeft", "3/1"],
    ["ArrowUp", "2/1"],
  ]) {
    drawnCells = 0;
    await userEvent.keyboard(`{${key}}`);
    expect(focused()).toBe(text);
    expect(drawnCells).toBeLessThanOrEqual(2);
  }
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});

it("a cell out of sight keeps the focus, sideways too", async () => {
  const scroller = await wide();
  await page.getByRole("gridcell", { name: "2/1", exact: true }).click();
  scroller.scrollTo({ left: 3000, top: 20_000 });
  await vi.waitFor(() => expect(headers()).toContain("c27"));
  expect(headers()).not.toContain("c4");
  expect(focused()).toBe("2/1");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("2/2");
});

it("columns are pinned at both ends", async () => {
  const scroller = await wide({ pinned: ["c5"], pinnedEnd: ["c7"] });
  scroller.scrollTo({ left: 2000 });
  await vi.waitFor(() => expect(headers()).toContain("c20"));
  const at = (name: string) => page.getByRole("gridcell", { name, exact: true }).element().getBoundingClientRect();
  const { left, right } = scroller.getBoundingClientRect();
  expect(Math.round(at("1/5").left - left)).toBe(0);
  expect(Math.round(right - at("1/7").right)).toBeLessThanOrEqual(16);
  expect([headers()[0], headers().at(-1)]).toEqual(["c5", "c7"]);
});

it("cells stand below their headers, and columns that nobody has sized share the free room", async () => {
  const hidden = columns.slice(5).map(({ id }) => id);
  await wide({ hidden, widths: { c1: 100 } });
  const spare = edges();
  expect(spare).toHaveLength(5);
  for (const { header, cell } of spare) expect(cell).toEqual(header);
  // The one that somebody has sized keeps its width; the others share what is left.
  expect(spare.map(({ header: [left = 0, right = 0] }) => Math.round(right - left))).toEqual([200, 100, 200, 200, 200]);
});

it("cells of columns in the middle stand below their headers, between what is pinned", async () => {
  const scroller = await wide({ pinned: ["c5"], pinnedEnd: ["c7"] });
  scroller.scrollTo({ left: 2000 });
  await vi.waitFor(() => expect(headers()).toContain("c20"));
  for (const { header, cell } of edges()) expect(cell).toEqual(header);
});
