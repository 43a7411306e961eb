import { renderScreen } from "@evolve/shell/testing";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
// The part that loads later, loaded before the first test.
import "./draft-editor.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { at, dragBar, shiftOf, testDraft } from "./test-draft.ts";

beforeEach(() => sessionStorage.clear());

const show = async (draft: ReturnType<typeof testDraft>) => {
  const shown = await renderScreen({
    Screen: EditorScreen,
    hasKeys: true,
    areas: ["scheduleEditor", "schedules", "generation", "dates", "fields"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit"],
    answers: draft.answers,
  });
  const { screen, inputsOf } = shown;
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await expect.element(screen.getByRole("gridcell", { name: /^Shift/ }).first()).toBeVisible();
  /** The edits that were saved the nth time. */
  const edits = (time: number) =>
    (inputsOf("writeShifts")[time - 1]?.["body"] as { edits: object[] } | undefined)?.edits;
  /** Saves for the nth time, and answers the edits that were sent. */
  const save = async (time: number) => {
    await button("Save").click();
    await expect.poll(() => inputsOf("writeShifts")).toHaveLength(time);
    return edits(time);
  };
  return { ...shown, button, save, edits };
};

const bar = (id: string) => page.elementLocator(document.querySelector(`[data-bar="${id}"]`) ?? document.body);
const dialog = page.getByRole("dialog");
const unsaved = () => expect.element(page.getByText("1 unsaved change")).toBeVisible();
const nothingUnsaved = () => expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();

test("A conflict shows in what both versions differ, and closing it keeps the own edit", async () => {
  const draft = testDraft();
  const { save } = await show(draft);
  dragBar("a", { x: 60 })();
  await unsaved();
  draft.change("a", { activities: [{ code: "break", start: 180, minutes: 45 }], isLocked: true, reason: "Agreed" });
  await save(1);
  await expect
    .element(dialog)
    .toMatchTextContent(
      /Ann Lee.*Your version.*10:00\sAM – 6:00\sPM.*Break, 2:00\sPM – 2:30\sPM.*Not locked.*No reason/,
    );
  await expect
    .element(dialog)
    .toMatchTextContent(/else’s version.*9:00\sAM – 5:00\sPM.*Break, 12:00\sPM – 12:45\sPM.*Locked.*Reason: Agreed/);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await unsaved();
  expect(await save(2)).toMatchObject([{ id: "a", version: 1, start: at(10) }]);
  await expect.element(dialog).toBeVisible();
});

test("The own version that is kept is saved in place of theirs, and undoing leads back to theirs", async () => {
  const draft = testDraft();
  const { button, save, edits } = await show(draft);
  dragBar("a", { x: 60 })();
  await unsaved();
  draft.change("a", { isLocked: true });
  await save(1);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => edits(2)).toMatchObject([{ id: "a", version: 2, start: at(10) }]);
  await nothingUnsaved();
  await button("Undo").click();
  expect(await save(3)).toMatchObject([{ id: "a", version: 3, start: at(9), isLocked: true }]);
});

test("Theirs is taken only when that is chosen", async () => {
  const draft = testDraft();
  const { save } = await show(draft);
  dragBar("a", { x: 60 })();
  await unsaved();
  draft.change("a", { start: at(7) });
  await save(1);
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await nothingUnsaved();
  await expect.element(page.getByRole("gridcell", { name: /7:00\sAM – 3:00\sPM/ })).toBeVisible();
});

test("Undoing a saved step after somebody else saved the shift is announced, and a conflict when it is saved", async () => {
  const draft = testDraft();
  const { screen, save, queryClient } = await show(draft);
  dragBar("a", { x: 60 })();
  await unsaved();
  await save(1);
  await nothingUnsaved();
  draft.change("a", { start: at(7) });
  await queryClient.invalidateQueries({ queryKey: ["schedule-shifts"] });
  await expect.element(page.getByRole("gridcell", { name: /7:00\sAM – 3:00\sPM/ })).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(screen.getByText(/Somebody else has changed this shift in the meantime/)).toBeVisible();
  await unsaved();
  expect(await save(2)).toMatchObject([{ id: "a", version: 2, start: at(9) }]);
  await expect.element(dialog).toMatchTextContent(/Your version.*9:00\sAM.*Someone else’s version.*7:00\sAM/);
});

test("A shift that breaks a rule is saved as soon as a reason was given for all that were refused", async () => {
  const draft = testDraft();
  const { save, edits } = await show(draft);
  draft.breakRules();
  dragBar("a", { x: 60 })();
  await unsaved();
  await save(1);
  await expect.element(dialog).toMatchTextContent(/Ann Lee.*The work plan allows no such shift/);
  await expect.element(dialog.getByRole("button", { name: "Save with this reason" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Agreed with Ann");
  await dialog.getByRole("button", { name: "Save with this reason" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => edits(2)).toMatchObject([{ id: "a", reason: "Agreed with Ann" }]);
  await nothingUnsaved();
});

test("A reason is one step however many letters it has", async () => {
  const { button } = await show(testDraft({ shifts: [shiftOf("a", "ann", 9, { reason: "Agreed" })] }));
  await bar("a").dblClick();
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "!!");
  await userEvent.keyboard("{Tab}{Escape}");
  await unsaved();
  await button("Undo").click();
  await nothingUnsaved();
  await expect.element(button("Undo")).toBeDisabled();
});

test("A reason is kept when the panel is closed before its field is left", async () => {
  const { save } = await show(testDraft({ shifts: [shiftOf("a", "ann", 9, { reason: "Agreed" })] }));
  await bar("a").dblClick();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Agreed with Ann");
  await userEvent.keyboard("{Escape}");
  await unsaved();
  expect(await save(1)).toMatchObject([{ id: "a", reason: "Agreed with Ann" }]);
});
