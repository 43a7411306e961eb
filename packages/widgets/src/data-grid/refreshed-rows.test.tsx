import "../tokens.css";
import { useState } from "react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataGrid, initialGridState, nothingSelected } from "../data-grid.tsx";
import type { GridCellChange, GridCellLabels, GridColumn, GridSelection, GridState } from "../data-grid.tsx";
import { WidgetLabelsProvider } from "../labels.tsx";
import { gridLabels, words } from "./test-labels.ts";

interface Person {
  id: string;
  name: string;
  team: string;
}

const labels = {
  grid: gridLabels,
  gridCells: words<GridCellLabels>({
    edit: (column, row) => `${column} of ${row}`,
    rowGone: (text) => `gone with ${text}`,
  }),
};
const columns: GridColumn<Person>[] = (["name", "team"] as const).map((id) => ({
  id,
  header: id,
  value: (person) => person[id],
  cell: (person) => person[id],
  edit: { kind: "text", read: (text) => ({ value: text }) },
}));
const people = (names: readonly string[]): Person[] =>
  names.map((name) => ({ id: name, name, team: `${name}’s team` }));
const many = people(Array.from({ length: 300 }, (_, at) => `Person ${at}`));
const four = people(["Ann", "Bo", "Cleo", "Dan"]);

const Labelled = ({ children }: { children: ReactNode }) => (
  <WidgetLabelsProvider labels={labels}>{children}</WidgetLabelsProvider>
);

interface ListProps {
  rows: readonly Person[];
  state?: Partial<GridState>;
  onChange?: (changes: readonly GridCellChange[]) => void | Promise<void>;
  onSelectionChange?: (selection: GridSelection) => void;
}

const List = ({ rows, state, onChange = () => undefined, onSelectionChange }: ListProps) => {
  const [selection, setSelection] = useState(nothingSelected);
  return (
    <div style={{ display: "flex", height: 400 }}>
      <DataGrid
        label="People"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        totalCount={rows.length}
        state={{ ...initialGridState(columns), ...state }}
        onStateChange={() => undefined}
        cells={{ onChange }}
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next);
          onSelectionChange?.(next);
        }}
      />
    </div>
  );
};

const cellOf = (row: string, text: string) =>
  page.elementLocator(
    [...document.querySelectorAll(`[data-row-id="${row}"] [role=gridcell]`)].find(
      (cell) => cell.textContent === text,
    ) ?? document.body,
  );
const focusedRow = () => document.activeElement?.closest("[data-row-id]")?.getAttribute("data-row-id");
const marked = () => [...document.querySelectorAll(".ev-grid-in-range")].map((cell) => cell.textContent);

const list = async (props: ListProps) => {
  const shown = await render(<List {...props} />, { wrapper: Labelled });
  // What changes cells comes after the grid.
  await vi.waitFor(() => expect(document.querySelector("[data-cells]")).not.toBeNull());
  return { refresh: (next: Partial<ListProps>) => shown.rerender(<List {...props} {...next} />) };
};

const beginEdit = async (row: string, text: string) => {
  await cellOf(row, row).click();
  await userEvent.keyboard(text);
  await expect.element(page.getByRole("textbox")).toHaveFocus();
};

it("an edit goes to the row in which it was begun, wherever a refresh has moved it", async () => {
  const onChange = vi.fn();
  const { refresh } = await list({ rows: four, onChange });
  await beginEdit("Ann", "Eve");
  await refresh({ rows: four.toReversed() });
  await expect.element(page.getByRole("textbox", { name: "name of Ann" })).toHaveValue("Eve");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls[0]?.[0]).toEqual([{ rowId: "Ann", columnId: "name", from: "Ann", to: "Eve" }]);
});

it("an edit goes on although the row is now far away, or the columns have another order", async () => {
  const onChange = vi.fn();
  const { refresh } = await list({ rows: many, onChange });
  await beginEdit("Person 0", "Eve");
  await refresh({ rows: many.toReversed(), state: { order: ["team", "name"] } });
  await userEvent.keyboard("lyn{Enter}");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls[0]?.[0]).toEqual([
    { rowId: "Person 0", columnId: "name", from: "Person 0", to: "Evelyn" },
  ]);
});

it("an edit of a row that has gone says so, with what was typed, and changes no other row", async () => {
  const onChange = vi.fn();
  const { refresh } = await list({ rows: four, onChange });
  await beginEdit("Ann", "Eve");
  await refresh({ rows: four.slice(1) });
  await expect.element(page.getByRole("alert")).toHaveTextContent("gone with Eve");
  expect(page.getByRole("textbox").query()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it("after a slow save the focus goes on from where the row then is", async () => {
  let save = () => undefined as void;
  const onChange = () => new Promise<void>((resolve) => (save = resolve));
  const { refresh } = await list({ rows: four, onChange });
  await beginEdit("Ann", "Eve");
  await userEvent.keyboard("{Enter}");
  await refresh({ rows: people(["Bo", "Ann", "Cleo", "Dan"]) });
  save();
  await vi.waitFor(() => expect(focusedRow()).toBe("Cleo"));
});

it("a range keeps its rows when they move together", async () => {
  const onChange = vi.fn();
  const { refresh } = await list({ rows: four, onChange });
  await cellOf("Ann", "Ann").click();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(marked()).toEqual(["Ann", "Bo"]);
  await refresh({ rows: four.toReversed() });
  expect(marked().toSorted()).toEqual(["Ann", "Bo"]);
  await userEvent.keyboard("{Delete}");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  const changes = onChange.mock.calls[0]?.[0] as GridCellChange[];
  expect(changes.map(({ rowId }) => rowId).toSorted()).toEqual(["Ann", "Bo"]);
});

it("a range whose rows no longer stand together is let go", async () => {
  const { refresh } = await list({ rows: four });
  await cellOf("Ann", "Ann").click();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await refresh({ rows: people(["Ann", "Cleo", "Bo", "Dan"]) });
  expect(marked()).toEqual([]);
});

it("the focus stays on its row, also when that is now far away", async () => {
  const { refresh } = await list({ rows: many });
  await cellOf("Person 2", "Person 2").click();
  await refresh({ rows: many.toReversed() });
  expect(focusedRow()).toBe("Person 2");
  await userEvent.keyboard("{ArrowUp}");
  expect(focusedRow()).toBe("Person 3");
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});

it("when its row has gone, the focus goes to the row that now has its place", async () => {
  const { refresh } = await list({ rows: four });
  await cellOf("Bo", "Bo").click();
  await refresh({ rows: four.filter(({ id }) => id !== "Bo") });
  expect(focusedRow()).toBe("Cleo");
});

it("rows stay chosen by what they are, and Shift chooses from where the last one stands now", async () => {
  const onSelectionChange = vi.fn();
  const { refresh } = await list({ rows: four, onSelectionChange });
  await page.getByRole("checkbox", { name: "selectRow Ann" }).click();
  await refresh({ rows: four.toReversed() });
  await expect.element(page.getByRole("checkbox", { name: "selectRow Ann" })).toBeChecked();
  await userEvent.keyboard("{Shift>}");
  await page.getByRole("checkbox", { name: "selectRow Cleo" }).click();
  await userEvent.keyboard("{/Shift}");
  expect(onSelectionChange).toHaveBeenLastCalledWith(expect.objectContaining({ except: ["Ann", "Cleo", "Bo"] }));
});
