import { renderScreen } from "@evolve/shell/testing";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
// The part that loads later, loaded before the first test.
import "./draft-editor.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { at, dragBar, rowsApart, shiftOf, testDraft } from "./test-draft.ts";

beforeEach(() => sessionStorage.clear());

const show = async (draft = testDraft()) => {
  const shown = await renderScreen({
    Screen: EditorScreen,
    hasKeys: true,
    areas: ["scheduleEditor", "schedules", "generation", "dates", "fields"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit"],
    answers: draft.answers,
  });
  const { screen } = shown;
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await expect.element(screen.getByRole("gridcell", { name: /^Shift/ }).first()).toBeVisible();
  /** Saves, and answers the edits that were sent. */
  const save = async () => {
    await button("Save").click();
    await expect.poll(() => shown.inputsOf("writeShifts")).toHaveLength(1);
    return (shown.inputsOf("writeShifts")[0]?.["body"] as { edits: object[] }).edits;
  };
  const menuOf = async (bar: string, item: string) => {
    await element(`[data-bar="${bar}"]`).click();
    await userEvent.keyboard(" ");
    await screen.getByRole("menuitem", { name: item }).click();
  };
  const choose = async (field: string, option: string) => {
    await screen.getByRole("button", { name: new RegExp(`${field}$`) }).click();
    await screen.getByRole("option", { name: option }).click();
  };
  return { ...shown, button, save, menuOf, choose };
};

const element = (selector: string) => page.elementLocator(document.querySelector(selector) ?? document.body);
const row = (agentId: string) => element(`[data-timeline-row="${agentId}"]`);
const unsaved = (count: number) =>
  expect.element(page.getByText(count === 1 ? "1 unsaved change" : `${count} unsaved changes`)).toBeVisible();
const nothingUnsaved = () => expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();

test("A shift is dragged to another time, with its activities, and while that is not saved the sidebar is blocked [SIDE-008]", async () => {
  const { isSidebarBlocked, save } = await show();
  expect(isSidebarBlocked()).toBe(false);
  dragBar("a", { x: 60 })();
  await unsaved(1);
  expect(isSidebarBlocked()).toBe(true);
  expect(await save()).toEqual([
    {
      kind: "put",
      id: "a",
      version: 1,
      agentId: "ann",
      start: at(10),
      minutes: 480,
      activities: [{ code: "break", start: 240, minutes: 30 }],
      isLocked: false,
    },
  ]);
  await nothingUnsaved();
  expect(isSidebarBlocked()).toBe(false);
});

test("The timeline stays where it is when an edit adds to the bar above it", async () => {
  await page.viewport(1350, 800);
  const { screen } = await show(testDraft());
  const top = () => screen.getByRole("treegrid").element().getBoundingClientRect().top;
  const before = top();
  dragBar("a", { x: 60 })();
  await expect.element(screen.getByText("1 unsaved change")).toBeVisible();
  expect(top()).toBe(before);
});

test("A shift is not put on a day that the draft does not have, and the planner is told which days it has", async () => {
  const { button, screen } = await show();
  await button("Previous day").click();
  await expect.element(screen.getByRole("heading", { name: /January 10/ })).toBeVisible();
  await row("ann").click();
  await userEvent.keyboard("{Insert}");
  await expect.element(screen.getByText(/This draft is of Jan 11, 2027 to Mar 7, 2027/)).toBeVisible();
  await nothingUnsaved();
});

test("A shift that is dragged to somebody else's row is removed from one and new for the other", async () => {
  const { save } = await show();
  dragBar("a", { x: 0, y: rowsApart("ann", "cleo") })();
  const edits = await save();
  expect(edits).toHaveLength(2);
  expect(edits).toContainEqual({ kind: "remove", id: "a", version: 1 });
  expect(edits).toContainEqual(expect.objectContaining({ kind: "put", version: 0, agentId: "cleo", start: at(9) }));
});

test("The coverage follows a drag before the shift is let go", async () => {
  const { screen } = await show(testDraft({ shifts: [shiftOf("a", "ann", 10)] }));
  await expect.element(screen.getByText("Missing 2 h")).toBeVisible();
  const drop = dragBar("a", { x: -120 });
  await expect.element(screen.getByText("Nobody is missing on these days.")).toBeVisible();
  await nothingUnsaved();
  drop();
  await unsaved(1);
  await expect.element(screen.getByText("Nobody is missing on these days.")).toBeVisible();
});

test("A shift is copied by Ctrl+C and pasted for somebody else by Ctrl+V", async () => {
  const { save } = await show();
  await element('[data-bar="a"]').click();
  await userEvent.keyboard("{Control>}c{/Control}");
  await row("cleo").click();
  await userEvent.keyboard("{Control>}v{/Control}");
  await unsaved(1);
  expect(await save()).toMatchObject([
    { kind: "put", version: 0, agentId: "cleo", start: at(9), minutes: 480, activities: [{ start: 240 }] },
  ]);
});

test("A shift is split in two at the time that is chosen", async () => {
  const { screen, menuOf, save } = await show();
  await menuOf("a", "Split");
  await screen.getByRole("dialog").getByRole("button", { name: "Split", exact: true }).click();
  await unsaved(2);
  const edits = await save();
  expect(edits).toContainEqual(expect.objectContaining({ id: "a", start: at(9), minutes: 240, activities: [] }));
  expect(edits).toContainEqual(
    expect.objectContaining({
      version: 0,
      agentId: "ann",
      start: at(13),
      minutes: 240,
      activities: [expect.anything()],
    }),
  );
});

test("A drag paints the activity that is chosen, and again work on the queue", async () => {
  const { choose, save } = await show();
  await choose("What a drag does", "Paint: Break");
  // From a quarter of the shift on, for an hour.
  dragBar("a", { x: 60 })();
  await unsaved(1);
  await choose("What a drag does", "Paint: on queue");
  dragBar("b", { x: 240 })();
  await unsaved(2);
  const edits = await save();
  const painted = { code: "break", start: 120, minutes: 60 };
  expect(edits).toContainEqual(
    expect.objectContaining({
      id: "a",
      start: at(9),
      activities: [painted, { code: "break", start: 240, minutes: 30 }],
    }),
  );
  expect(edits).toContainEqual(expect.objectContaining({ id: "b", activities: [] }));
});

test("A dialog that a shift's menu opens gives the focus back to the shift, and Ctrl+S saves", async () => {
  const { menuOf, screen, inputsOf } = await show();
  const focused = () => document.activeElement?.getAttribute("data-bar");
  for (const item of ["Split", "Find someone to take it over"]) {
    await menuOf("a", item);
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.poll(focused).toBe("a");
  }
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await unsaved(1);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => inputsOf("writeShifts")).toHaveLength(1);
  await nothingUnsaved();
});

test("Two people swap their shifts: the second is chosen with Enter", async () => {
  const { screen, menuOf, save } = await show();
  await menuOf("a", "Swap with another shift…");
  await expect.element(screen.getByText(/Choose the shift that Ann Lee gets/)).toBeVisible();
  await element('[data-bar="b"]').click();
  await userEvent.keyboard("{Enter}");
  await unsaved(4);
  const edits = await save();
  expect(edits).toContainEqual({ kind: "remove", id: "a", version: 1 });
  expect(edits).toContainEqual({ kind: "remove", id: "b", version: 1 });
  expect(edits).toContainEqual(expect.objectContaining({ version: 0, agentId: "ann", start: at(10) }));
  expect(edits).toContainEqual(expect.objectContaining({ version: 0, agentId: "bo", start: at(9) }));
});

test("Steps are undone and redone by Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, and by buttons", async () => {
  const { button } = await show();
  await expect.element(button("Undo")).toBeDisabled();
  dragBar("a", { x: 60 })();
  await unsaved(1);
  dragBar("b", { x: 60 })();
  await unsaved(2);
  await userEvent.keyboard("{Control>}z{/Control}");
  await unsaved(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await nothingUnsaved();
  await userEvent.keyboard("{Control>}y{/Control}");
  await unsaved(1);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await unsaved(2);
  await button("Undo").click();
  await unsaved(1);
  await button("Redo").click();
  await unsaved(2);
});

test("A shift is added by key as the person's plan has it, and removed by key", async () => {
  const { screen, save } = await show();
  await row("cleo").click();
  await userEvent.keyboard("{Insert}");
  await expect.element(screen.getByRole("dialog")).toMatchTextContent(/Cleo Park/);
  await userEvent.keyboard("{Escape}");
  await unsaved(1);
  await element('[data-bar="a"]').click();
  await userEvent.keyboard("{Delete}");
  await unsaved(2);
  const edits = await save();
  expect(edits).toContainEqual({ kind: "remove", id: "a", version: 1 });
  expect(edits).toContainEqual(expect.objectContaining({ kind: "put", version: 0, agentId: "cleo" }));
});

test("The list of shortcuts has the keys that work on a shift and on somebody's name", async () => {
  await show();
  await element('[data-bar="a"]').click();
  await userEvent.keyboard("?");
  const terms = page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByRole("term");
  await expect.element(terms.first()).toBeVisible();
  const listed = terms.elements().map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ""}`);
  expect(listed).toEqual(
    expect.arrayContaining([
      "Add a shift: Insert",
      "Remove shift: Delete",
      "Copy the shift: Ctrl C",
      "Paste the shift: Ctrl V",
    ]),
  );
  expect(listed).toContain("Move the shift: Alt ← →");
});
