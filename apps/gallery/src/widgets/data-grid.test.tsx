import { describe, expect, test } from "vitest";
import { type Locator, commands, page, userEvent } from "vitest/browser";
import { emulate, focus, paste, showStates, textsOf } from "../../test/show-states.tsx";
import * as dataGrid from "./data-grid.tsx";

/** Shows a state alone, and answers its grid. */
const gridIn = async (state: keyof typeof dataGrid, line = "[data-row-id]", look = {}) => {
  const stage = await showStates({ [state]: dataGrid[state] }, look);
  await expect.element(stage.css(line).first()).toBeVisible();
  return {
    stage,
    rows: stage.css("[data-row-id]"),
    cell: (row: number, column: number) => stage.css(`[data-row="${row}"][data-column="${column}"]`),
    fromColumnMenu: async (column: string, item: string) => {
      await stage.getByRole("columnheader", { name: new RegExp(`^${column}`) }).hover();
      await stage.getByRole("button", { name: `Options for ${column}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    },
  };
};

const editable = async () => {
  const grid = await gridIn("Editable");
  // What changes cells comes after the grid.
  await expect.element(grid.stage.css("[data-cells]")).toBeVisible();
  return grid;
};

const manyRows = async () => {
  const stage = await showStates({ ManyRows: dataGrid.ManyRows });
  await expect.element(stage.css("[data-row-id]").first()).toBeVisible();
  const count = stage.css(".ev-grid-count");
  return {
    stage,
    count,
    all: stage.getByRole("checkbox", { name: "Select all" }),
    search: async (words: string) => {
      await stage.getByRole("searchbox").fill(words);
      await expect.element(count).not.toHaveTextContent("");
    },
  };
};

const boxOf = (locator: Locator): DOMRect => locator.element().getBoundingClientRect();

const middleOf = (locator: Locator) => {
  const { x, y, width, height } = boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
};

/** The left edge of each part of a text as it is drawn, in the order in which the parts are written. */
const leftEdges = (cell: Element, parts: readonly string[]): readonly number[] => {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
  return parts.map((part) => {
    const range = document.createRange();
    const from = text?.textContent?.indexOf(part) ?? -1;
    if (text && from >= 0) {
      range.setStart(text, from);
      range.setEnd(text, from + part.length);
    }
    return range.getBoundingClientRect().left;
  });
};

const copy = (): string => {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData("text/plain");
};

describe("cells of a grid", () => {
  test("a cell is changed with the keyboard; what is wrong is said at the cell, and Escape leaves it as it was", async () => {
    const { stage, cell } = await editable();
    const before = cell(2, 3).element().textContent;
    await cell(2, 3).click();
    await userEvent.keyboard("{Enter}");
    const field = stage.getByRole("textbox");
    await field.fill("5000");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription("a whole number from 0 to 999");
    await userEvent.keyboard("{Escape}");
    await expect.element(cell(2, 3)).toHaveFocus();
    await expect.element(cell(2, 3)).toHaveTextContent(before);
    await userEvent.keyboard("{F2}");
    await field.fill("77");
    await userEvent.keyboard("{Tab}");
    await expect.element(cell(2, 3)).toHaveTextContent("77");
    await expect.element(cell(3, 1)).toHaveFocus();
  });

  test("typing replaces the value, Enter goes down; Ctrl+Z and Ctrl+Shift+Z take it back and again", async () => {
    const { cell } = await editable();
    const before = cell(1, 3).element().textContent;
    await cell(1, 3).click();
    await userEvent.keyboard("48");
    await userEvent.keyboard("{Enter}");
    await expect.element(cell(2, 3)).toHaveFocus();
    await expect.element(cell(1, 3)).toHaveTextContent("48");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(cell(1, 3)).toHaveTextContent(before);
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect.element(cell(1, 3)).toHaveTextContent("48");
  });

  test("a range is chosen with Shift and the arrows, copied, and pasted elsewhere with one undo", async () => {
    const { stage, cell } = await editable();
    const old = cell(5, 1).element().textContent;
    await cell(1, 1).click();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect.element(stage.css(".ev-grid-in-range")).toHaveLength(4);
    const copied = copy();
    expect(copied).toBe("Bo Marchetti 1\tBilling Voice\nAvery Marchetti 2\tRetention");
    await cell(5, 1).click();
    paste(copied);
    await expect.element(cell(5, 1)).toHaveTextContent("Bo Marchetti 1");
    await expect.element(cell(6, 2)).toHaveTextContent("Retention");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(cell(5, 1)).toHaveTextContent(old);
    await expect.element(cell(6, 2)).toHaveTextContent("Billing Voice");
  });

  test("a range is drawn with the pointer", async () => {
    const { stage, cell } = await editable();
    await cell(2, 1).hover();
    await commands.pointer("down");
    await cell(4, 3).hover();
    await commands.pointer("up");
    await expect.element(stage.css(".ev-grid-in-range")).toHaveLength(9);
    await expect.element(cell(4, 3)).toHaveAttribute("aria-selected", "true");
  });

  test("a paste takes what is right and names row and column of what is not", async () => {
    const { stage, cell } = await editable();
    await cell(3, 3).click();
    paste("12\tx\nmany\t");
    await expect.element(cell(3, 3)).toHaveTextContent("12");
    const refused = stage.getByRole("alert");
    await expect.element(refused).toMatchTextContent("Row 4, Calls: a whole number from 0 to 999");
    await expect.element(refused).toMatchTextContent("Row 3, Hired: can’t be changed");
    await refused.getByRole("button", { name: "Close" }).click();
    await expect.element(refused).not.toBeInTheDocument();
  });
});

describe("rows of a grid", () => {
  test("a row that says so has no box and no button; what is deleted can be brought back [WIDG-028]", async () => {
    const { stage, rows } = await gridIn("Deletable");
    await expect.element(rows.nth(2).getByRole("checkbox")).not.toBeInTheDocument();
    await expect.element(rows.nth(0).getByRole("button", { name: /^Delete / })).not.toBeInTheDocument();
    await rows
      .nth(3)
      .getByRole("button", { name: /^Delete / })
      .click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.element(stage.getByText("11 rows")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(stage.getByText("12 rows")).toBeVisible();
  });

  test("all stay chosen over a refresh but for those that cannot be; bulk buttons by their order [WIDG-022, WIDG-069]", async () => {
    const { stage, rows } = await gridIn("Deletable");
    const all = stage.getByRole("checkbox", { name: "Select all" });
    await rows.nth(0).getByRole("checkbox").click();
    await expect.element(all).toBePartiallyChecked();
    await all.click();
    await expect.element(all).toBeChecked();
    const bulk = stage.getByRole("group", { name: "Actions for the selection" });
    expect(textsOf(bulk.getByRole("button")).slice(0, 2)).toEqual(["Archive", "Refresh"]);
    await bulk.getByRole("button", { name: "Refresh" }).click();
    await expect.element(all).toBeChecked();
    await expect.element(stage.getByText("11 of 12 selected").first()).toBeVisible();
  });

  test("header, rows and the narrow columns have their measures [WIDG-067, WIDG-068]", async () => {
    const { stage, rows } = await gridIn("Deletable");
    expect(boxOf(rows.first()).height).toBe(45);
    expect(boxOf(stage.getByRole("row").first()).height).toBe(45);
    const ends = rows.nth(3).getByRole("gridcell");
    expect(boxOf(ends.first()).width).toBe(50);
    expect(boxOf(ends.last()).width).toBe(50);
    const edge = stage.getByRole("separator", { name: "Width of Calls" });
    await expect.element(edge).toHaveAttribute("aria-valuemin", "92");
  });

  test("from right to left a phone number and a Latin name still run from left to right", async () => {
    const { cell, stage } = await gridIn("Editable", "[data-row-id]", { direction: "rtl" });
    const phone = cell(1, 5).element().textContent;
    const [code = "", area = "", number = ""] = phone.split(" ");
    expect(code).toBe("+46");
    const edges = leftEdges(cell(1, 5).element(), ["+", "46", ` ${area} `, number]);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    // Its cell begins at the right.
    const [name, nameCell] = [boxOf(cell(1, 1).css("span")), boxOf(cell(1, 1))];
    expect(nameCell.right - name.right).toBeLessThan(20);
    await cell(1, 1).click();
    await expect.element(cell(1, 1)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(stage.getByRole("textbox")).toHaveStyle({ direction: "ltr" });
    await expect.element(stage.getByRole("textbox")).toHaveStyle({ textAlign: "right" });
  });

  test("no rows: the words that the screen gives stand in their place [WIDG-059]", async () => {
    const stage = await showStates({ Empty: dataGrid.Empty });
    await expect.element(stage.getByRole("status").getByText("No users yet")).toBeVisible();
    await expect.element(stage.getByText("0 rows")).not.toBeInTheDocument();
  });
});

describe("rows that are chosen", () => {
  test("by 'all' of a search are no longer chosen once another is made [WIDG-022]", async () => {
    const { stage, all, count, search } = await manyRows();
    await search("avery");
    await expect.element(count).toHaveTextContent("112 rows");
    await focus(all);
    await userEvent.keyboard(" ");
    await expect.element(count).toHaveTextContent("112 of 112 selected");
    await search("");
    await expect.element(count).toHaveTextContent("1,248 rows");
    await expect.element(stage.getByRole("group", { name: "Actions for the selection" })).not.toBeInTheDocument();
    await expect.element(all).not.toBeChecked();
  });

  test("one by one stay chosen through searches, and are counted without a list that they are not in [WIDG-022]", async () => {
    const { stage, all, count, search } = await manyRows();
    await focus(stage.css("[data-row-id]").first().getByRole("checkbox"));
    await userEvent.keyboard(" ");
    await expect.element(count).toHaveTextContent("1 of 1,248 selected");
    await search("nobody has this name");
    await expect.element(count).toHaveTextContent("1 selected");
    await expect.element(stage.getByText("No Results")).toBeVisible();
    await expect.element(all).toBePartiallyChecked();
    await search("");
    await expect.element(stage.css("[data-row-id]").first().getByRole("checkbox")).toBeChecked();
    await stage.getByRole("button", { name: "Clear selection" }).click();
    await expect.element(count).toHaveTextContent("1,248 rows");
  });
});

describe("Escape while a column is dragged", () => {
  test("leaves the columns in their order and as wide as they were", async () => {
    const stage = await showStates({ Filled: dataGrid.Filled });
    const header = (name: string) => stage.css(".ev-grid-head-cell").filter({ hasText: name });
    const columns = textsOf(stage.css(".ev-grid-head-text"));
    const from = middleOf(header("Team").css(".ev-grid-head-words"));
    const to = middleOf(header("Email"));
    await commands.pointer("move", from.x, from.y);
    await commands.pointer("down");
    await commands.pointer("move", to.x + 40, to.y, { steps: 6 });
    await expect.element(stage.css("[data-drop]")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(stage.css("[data-drop]")).not.toBeInTheDocument();
    await commands.pointer("up");
    expect(textsOf(stage.css(".ev-grid-head-text"))).toEqual(columns);
    await expect.element(header("Display name")).toHaveAttribute("aria-sort", "ascending");

    const width = () => Math.round(boxOf(header("Team")).width);
    const before = width();
    const edge = middleOf(header("Team").getByRole("separator"));
    await commands.pointer("move", edge.x, edge.y);
    await commands.pointer("down");
    await commands.pointer("move", edge.x + 90, edge.y, { steps: 4 });
    await expect.poll(width).toBeGreaterThan(before + 60);
    await userEvent.keyboard("{Escape}");
    await commands.pointer("up");
    await expect.poll(width).toBe(before);
  });
});

test("a range of cells is seen where the system chooses the colours", async () => {
  await emulate({ forcedColors: "active" });
  const stage = await showStates({ Editable: dataGrid.Editable });
  await expect.element(stage.css("[data-cells]")).toBeVisible();
  const cell = (row: number) => stage.css(`[data-row="${row}"][data-column="1"]`);
  await cell(1).click();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(cell(2)).toHaveAttribute("aria-selected", "true");
  for (const [row, outline] of [
    [2, "solid"],
    [3, "none"],
  ] as const)
    await expect.element(cell(row)).toHaveStyle({ outlineStyle: outline });
});

test("a picture that is pasted leaves the cells as they are", async () => {
  const stage = await showStates({ Editable: dataGrid.Editable });
  await expect.element(stage.css("[data-cells]")).toBeVisible();
  const name = stage.css('[data-row="1"][data-column="1"]');
  const before = name.element().textContent;
  await name.click();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array([1])], "picture.png", { type: "image/png" }));
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
  // What is typed afterwards comes after it.
  await userEvent.keyboard("{F2}");
  await expect.element(stage.getByRole("textbox")).toHaveValue(before);
  await userEvent.keyboard("{Escape}");
  await expect.element(name).toHaveTextContent(before);
  await expect.element(stage.getByRole("alert")).not.toBeInTheDocument();
});
