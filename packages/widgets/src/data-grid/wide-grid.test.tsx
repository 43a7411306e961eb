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

const Wide = ({ state: changed }: { state: Partial<GridState> }) => {
  const [state, setState] = useState({ ...initialGridState(columns), ...changed });
  return (
    <div style={{ display: "flex", width: 900, height: 500 }}>
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

const wide = async (state: Partial<GridState> = {}) => {
  await render(
    <WidgetLabelsProvider labels={{ grid: gridLabels }}>
      <Wide state={state} />
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
