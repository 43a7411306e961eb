import "./tokens.css";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type HeatCell, HeatMap } from "./heat-map.tsx";
import { WidgetLabelsProvider } from "./labels.tsx";
import type { CellRange } from "./logic/cell-range.ts";

const chart = {
  showTable: "Show table",
  showChart: "Show chart",
  time: "Time",
  noValue: "None",
  range: (low: string, high: string) => `${low} to ${high}`,
  keys: "Arrow keys",
  rangeKeys: "Shift chooses",
  chosen: (count: number, from: string, to: string) => `${count} cells, ${from} to ${to}`,
};
const isAt = ({ column, row }: HeatCell): boolean => column === 1 && row === 0;
const closed = { label: "Closed", isAt };
const columns = ["09:00", "09:30", "10:00"];
const rows = ["Monday", "Tuesday"];
const values = [
  [3, 4],
  [null, 5],
  [6, null],
];
const noTick = () => "";

const Week = () => {
  const [chosen, setChosen] = useState<HeatCell | null>(null);
  const [range, setRange] = useState<CellRange | null>(null);
  return (
    <WidgetLabelsProvider labels={{ chart }}>
      <HeatMap
        label="Required"
        columns={columns}
        rows={rows}
        values={values}
        columnTick={noTick}
        rowTick={noTick}
        hasValues
        closed={closed}
        selected={chosen}
        onAction={setChosen}
        range={range}
        onRange={setRange}
      />
      <output>{chosen && `${chosen.column}/${chosen.row}`}</output>
    </WidgetLabelsProvider>
  );
};

const spoken = () => page.getByRole("status").first();

it("the arrow keys skip closed cells, and Enter chooses one from which they go on", async () => {
  await render(<Week />);
  (page.getByRole("application").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(spoken()).toHaveTextContent("09:00, Monday: 3");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(spoken()).toHaveTextContent("10:00, Monday: 6");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2/0")).toBeVisible();
  await userEvent.keyboard("{Escape}{ArrowLeft}");
  await expect.element(spoken()).toHaveTextContent("09:00, Monday: 3");
});

it("its table says which cells are closed and which have no value", async () => {
  await render(<Week />);
  await page.getByRole("button", { name: "Show table" }).click();
  await expect.element(page.getByRole("row", { name: "09:30 Closed 5" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "10:00 6 None" })).toBeVisible();
});

it("a value that ought to be there is said to be missing, in the legend too", async () => {
  const missing = { label: "No data", isAt: ({ column, row }: HeatCell) => column === 2 && row === 1 };
  const axes = { columns, rows, values, columnTick: noTick, rowTick: noTick };
  await render(
    <WidgetLabelsProvider labels={{ chart }}>
      <HeatMap label="Offered" {...axes} missing={missing} />
    </WidgetLabelsProvider>,
  );
  await expect.element(page.getByRole("listitem")).toHaveTextContent("No data");
  await page.getByRole("button", { name: "Show table" }).click();
  await expect.element(page.getByRole("row", { name: "10:00 6 No data" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "09:30 None 5" })).toBeVisible();
});

it("Shift with the arrow keys chooses cells, which are told; an arrow key alone or Escape lets them go", async () => {
  await render(<Week />);
  (page.getByRole("application").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
  await expect.element(spoken()).toHaveTextContent("4 cells, 09:00, Monday to 09:30, Tuesday");
  await userEvent.keyboard("{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}");
  await expect.element(spoken()).toHaveTextContent("6 cells, 09:00, Monday to 10:00, Tuesday");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(spoken()).toHaveTextContent("10:00, Monday: 6");
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(spoken()).toHaveTextContent("2 cells, 10:00, Monday to 10:00, Tuesday");
  await userEvent.keyboard("{Escape}");
  await expect.element(spoken()).toHaveTextContent("10:00, Tuesday: None");
});

it("the mouse draws over cells without pressing one; a click presses one and lets the others go", async () => {
  await render(<Week />);
  const over = document.querySelector<HTMLElement>(".u-over");
  const { width = 0, height = 0 } = over?.getBoundingClientRect() ?? {};
  const at = (column: number, row: number) => ({ x: ((column + 0.5) * width) / 3, y: ((row + 0.5) * height) / 2 });
  const plot = page.elementLocator(over ?? document.body);
  await userEvent.dragAndDrop(plot, plot, { sourcePosition: at(0, 0), targetPosition: at(2, 1) });
  await expect.element(spoken()).toHaveTextContent("6 cells, 09:00, Monday to 10:00, Tuesday");
  expect(page.getByText("2/1").query()).toBeNull();
  await plot.click({ position: at(2, 0) });
  await expect.element(page.getByText("2/0")).toBeVisible();
  await expect.element(spoken()).toHaveTextContent("10:00, Monday: 6");
});
