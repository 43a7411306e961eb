import "../tokens.css";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataGrid, initialGridState } from "../data-grid.tsx";
import type { GridColumn } from "../data-grid.tsx";
import { WidgetLabelsProvider } from "../labels.tsx";
import { TagList } from "../tag-list.tsx";
import { gridLabels } from "./test-labels.ts";

interface Person {
  id: string;
  skills: readonly string[];
}

const labels = {
  grid: gridLabels,
  common: { close: "Close", dismiss: "Dismiss", clear: "Clear" },
  tagList: { more: (count: number) => `${count} more skills`, remove: (label: string) => `Remove ${label}` },
};
const people: readonly Person[] = Array.from({ length: 100 }, (_, at) => ({
  id: `Person ${at}`,
  skills: ["Billing", "Chat", "Sales", "Spanish"],
}));
const columns: readonly GridColumn<Person>[] = [
  { id: "name", header: "Name", isSortable: true, isHideable: false, cell: ({ id }) => id },
  { id: "role", header: "Role", isSortable: true, cell: () => "Agent" },
  { id: "team", header: "Team", isSortable: true, cell: () => "Retention" },
  {
    id: "skills",
    header: "Skills",
    cell: ({ skills }) => <TagList items={skills.map((label) => ({ id: label, label }))} isCompact />,
  },
];

const People = () => {
  const [state, setState] = useState(() => initialGridState(columns));
  return (
    <WidgetLabelsProvider labels={labels}>
      <button>before</button>
      <div style={{ display: "flex", width: 900, height: 400 }}>
        <DataGrid
          label="People"
          columns={columns}
          rows={people}
          rowId={({ id }) => id}
          rowLabel={({ id }) => id}
          totalCount={people.length}
          state={state}
          onStateChange={setState}
        />
      </div>
      <button>after</button>
    </WidgetLabelsProvider>
  );
};

const grid = () => page.getByRole("grid");
const header = (name: string) => page.getByRole("columnheader", { name: new RegExp(`^${name}`) });
const names = () => [...document.querySelectorAll(".ev-grid-head-text")].map((head) => head.textContent);
const place = () => [
  document.activeElement?.getAttribute("role"),
  document.activeElement?.getAttribute("aria-colindex"),
  document.activeElement?.closest("[data-row-id]")?.getAttribute("data-row-id") ?? null,
];

/** The list with the focus on the head of its first column, where Tab leads. */
const atFirstHead = async () => {
  await render(<People />);
  await expect.element(page.getByRole("gridcell", { name: "Person 0", exact: true })).toBeVisible();
  const focus = (): Element | null => document.activeElement;
  await userEvent.click(page.getByRole("button", { name: "before" }));
  for (let step = 0; step < 6 && focus()?.getAttribute("role") !== "columnheader"; step += 1) await userEvent.tab();
};

it("arrows, Home and End move from cell to cell, and Tab leaves the grid", async () => {
  await atFirstHead();
  expect(place()).toEqual(["columnheader", "1", null]);
  await userEvent.keyboard("{ArrowDown}");
  expect(place()).toEqual(["gridcell", "1", "Person 0"]);
  await userEvent.keyboard("{ArrowRight}");
  expect(place()).toEqual(["gridcell", "2", "Person 0"]);
  await userEvent.keyboard("{End}");
  expect(place()).toEqual(["gridcell", "4", "Person 0"]);
  await userEvent.keyboard("{Home}{PageDown}");
  expect(place()[2]).not.toBe("Person 0");
  await userEvent.keyboard("{Control>}{Home}{/Control}");
  expect(place()[0]).toBe("columnheader");
  await userEvent.tab();
  expect(grid().element().contains(document.activeElement)).toBe(false);
});

it("keys sort, widen and move a column, and open its menu", async () => {
  await atFirstHead();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(header("Role")).toHaveAttribute("aria-sort", "ascending");
  const width = () => Number(header("Role").getByRole("separator").element().getAttribute("aria-valuenow"));
  const before = width();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await expect.poll(width).toBeGreaterThanOrEqual(before + 16);
  await userEvent.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
  await expect.poll(names).toEqual(["Name", "Team", "Role", "Skills"]);
  await expect.element(header("Role")).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.element(page.getByRole("menu")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("what a cell has no room for is shown on a press, and by key; Escape leads back to the cell", async () => {
  await atFirstHead();
  const more = page.getByRole("button", { name: "2 more skills" }).first();
  const rest = page.getByRole("dialog", { name: "2 more skills" });
  await userEvent.click(more);
  await expect.element(rest.getByRole("listitem").first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(rest).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(place()).toEqual(["gridcell", "4", "Person 0"]);
  await userEvent.keyboard("{F2}");
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(rest).toBeVisible();
});
