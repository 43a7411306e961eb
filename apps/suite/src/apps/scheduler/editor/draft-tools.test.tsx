import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
// The part that loads later, loaded before the first test.
import "./draft-editor.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { at, dragBar, firstDay, shiftOf, testDraft } from "./test-draft.ts";

beforeEach(() => sessionStorage.clear());

type Answers = Parameters<typeof renderScreen>[0]["answers"];

const show = async (draft = testDraft(), answers: Answers = {}) => {
  const shown = await renderScreen({
    Screen: EditorScreen,
    hasKeys: true,
    areas: ["scheduleEditor", "schedules", "generation", "dates", "fields", "choices"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit", "wfm:schedule:publish", "wfm:staffing:view"],
    answers: { ...draft.answers, ...answers },
  });
  const { screen, inputsOf } = shown;
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await expect.element(screen.getByRole("gridcell", { name: /^Shift/ }).first()).toBeVisible();
  const save = async () => {
    await button("Save").click();
    await expect.poll(() => inputsOf("writeShifts")).toHaveLength(1);
    return (inputsOf("writeShifts")[0]?.["body"] as { edits: object[] }).edits;
  };
  return { ...shown, button, save };
};

const bar = (id: string) => page.elementLocator(document.querySelector(`[data-bar="${id}"]`) ?? document.body);
const dialog = page.getByRole("dialog");

test("Find cover offers who can work where people are missing, and adds the shift of who is chosen", async () => {
  const { screen, button, save } = await show(testDraft({ shifts: [shiftOf("a", "ann", 10)] }));
  await expect.element(screen.getByText("Missing 2 h")).toBeVisible();
  await button("Find cover").click();
  await expect.element(dialog).toMatchTextContent(/Support.*8:00\sAM.*Can, without breaking a rule/);
  await dialog.getByRole("button", { name: "Choose Bo Marsh" }).click();
  await expect.element(screen.getByText("Nobody is missing on these days.")).toBeVisible();
  const [edit] = await save();
  expect(edit).toMatchObject({ kind: "put", version: 0, agentId: "bo" });
  expect((edit as { start: number }).start).toBeLessThanOrEqual(at(8));
});

test("Breaks are rearranged for the day's requirement, and that is one step", async () => {
  const shifts = [shiftOf("a", "ann", 8), shiftOf("b", "bo", 8), shiftOf("c", "cleo", 8)];
  const required = (hourOfDay: number): number => (hourOfDay === 12 ? 3 : 1);
  const { screen, button, save } = await show(testDraft({ shifts, required }));
  await button("Rearrange breaks").click();
  await expect.element(screen.getByText(/The breaks of 3 shifts were rearranged/)).toBeVisible();
  await button("Undo").click();
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();
  await button("Redo").click();
  const edits = (await save()) as { start: number; activities: { start: number; minutes: number }[] }[];
  expect(edits).toHaveLength(3);
  for (const { start, activities } of edits) {
    expect(start).toBe(at(8));
    expect(activities.every((one) => one.start + one.minutes <= 240 || one.start >= 300)).toBe(true);
  }
});

test("Approved time off is a bar of its own, and a person's hours of the day stand below the name", async () => {
  const timeOff = {
    bo: [{ from: at(0), to: at(12) }],
    cleo: [
      { from: at(0), to: at(24) },
      { from: at(24), to: at(48) },
    ],
  };
  const { screen } = await show(testDraft({ shifts: [shiftOf("a", "ann", 9)], timeOff }));
  const bars = screen.getByRole("gridcell", { name: /^Time off/ });
  await expect.poll(() => bars.elements()).toHaveLength(2);
  await expect.element(screen.getByRole("rowheader", { name: /Ann Lee/ })).toMatchTextContent("8 h · Calls");
  await expect.element(screen.getByRole("rowheader", { name: /Cleo Park/ })).not.toMatchTextContent(" h · ");
  // It is not a shift: it neither opens nor is removed.
  await bars.last().dblClick();
  await userEvent.keyboard("{Delete}");
  expect(dialog.query()).toBeNull();
  expect(page.getByText(/unsaved change/).query()).toBeNull();
});

test("An activity is locked, so that generating leaves it, and unlocked again", async () => {
  const { save } = await show();
  await bar("a").dblClick();
  await dialog.getByRole("button", { name: "Lock activity" }).click();
  await expect.element(dialog.getByRole("button", { name: "Unlock activity" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Remove activity" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  expect(await save()).toMatchObject([{ id: "a", activities: [{ code: "break", locked: true }] }]);
});

test("The coverage leads to why so many people are needed", async () => {
  const { screen } = await show(testDraft({ shifts: [shiftOf("a", "ann", 10)] }));
  await expect
    .element(screen.getByRole("link", { name: "Why 1 agent is needed" }))
    .toHaveAttribute(
      "href",
      expect.stringContaining(`/wfm/staffing?group=group&from=${firstDay}&at=${at(8)}`) as string,
    );
});

test("Nothing is said of the requirement until it comes, and one that fails is asked for again", async () => {
  const draft = testDraft({ shifts: [shiftOf("a", "ann", 10)] });
  const { promise: failure, reject } = Promise.withResolvers();
  let answer: () => unknown = () => failure;
  const { screen } = await show(draft, { readScheduleCoverage: () => answer() });
  const none = screen.getByText("No requirement has been calculated for these days.");
  expect(none.query()).toBeNull();
  reject(new CallError({ code: codeOf("notFound"), status: 404 }));
  await expect.element(screen.getByText("The requirement could not be loaded.")).toBeVisible();
  expect(none.query()).toBeNull();
  answer = draft.answers.readScheduleCoverage;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Missing 2 h")).toBeVisible();
});

test("A draft of eight weeks is compared and published as a whole", async () => {
  const { screen, button, inputsOf } = await show();
  await button("Publish").click();
  await screen.getByRole("button", { name: /What is published$/ }).click();
  await screen.getByRole("option", { name: "The whole draft" }).click();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect
    .poll(() => inputsOf("publishSchedule"))
    .toEqual([{ params: { scheduleId: "draft" }, body: { firstDay, days: 56 } }]);
});

test("Generating a part again asks for the people of all the draft's days", async () => {
  const { screen, button, inputsOf } = await show();
  await button("Generate a part…").click();
  await expect.element(dialog).toBeVisible();
  await expect
    .poll(() => inputsOf("readScheduleRoster").map(({ body }) => body))
    .toContainEqual({ firstDay, days: 56 });
  await screen.unmount();
});

test("A draft gets another name", async () => {
  const { screen, button, inputsOf } = await show();
  await button("Rename draft").click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Easter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("button", { name: /Centre: Easter.*Schedule$/ })).toBeVisible();
  expect(inputsOf("renameSchedule")).toEqual([{ params: { scheduleId: "draft" }, body: { name: "Easter" } }]);
});

test("A draft is deleted once that is confirmed, and not while it has unsaved changes", async () => {
  const { screen, button, inputsOf } = await show();
  dragBar("a", { x: 60 })();
  await expect.element(button("Delete draft")).toBeDisabled();
  await button("Undo").click();
  await button("Delete draft").click();
  const question = screen.getByRole("alertdialog");
  await expect
    .element(question)
    .toMatchTextContent("“Winter” and its 3 shifts will be deleted. What is published stays.");
  expect(inputsOf("deleteSchedule")).toEqual([]);
  await question.getByRole("button", { name: "Delete draft" }).click();
  await expect.element(screen.getByText("No schedules yet")).toBeVisible();
  expect(inputsOf("deleteSchedule")).toEqual([{ params: { scheduleId: "draft" } }]);
});

test("Where there are as many drafts as there may be, a new one says so", async () => {
  const { screen, button } = await show(testDraft(), {
    createSchedule: () => {
      throw new CallError({ code: codeOf("tooManyPlanningRows"), status: 409 });
    },
  });
  await button("New draft").click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect
    .element(screen.getByText("There can be 100 drafts at most. Delete one that is no longer needed."))
    .toBeVisible();
});
