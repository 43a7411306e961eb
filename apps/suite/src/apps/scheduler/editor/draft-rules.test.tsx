import { renderScreen } from "@evolve/shell/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
// The parts that load later, loaded before the first test.
import "./draft-editor.tsx";
import "./violations-panel.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { at, dragBar, shiftOf, testDraft } from "./test-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const show = async (draft = testDraft()) => {
  const shown = await renderScreen({
    Screen: EditorScreen,
    hasKeys: true,
    areas: ["scheduleEditor", "schedules", "generation", "dates", "fields"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit", "wfm:schedule:publish"],
    answers: draft.answers,
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

const dialog = page.getByRole("dialog");
const bar = (id: string) => page.elementLocator(document.querySelector(`[data-bar="${id}"]`) ?? document.body);
const rowOf = (agentId: string) => document.querySelector(`[data-timeline-row="${agentId}"]`)?.textContent ?? "";
const rowNames = (): string[] =>
  [...document.querySelectorAll("[data-timeline-row] .ev-tl-name-text")].map(({ textContent }) => textContent);

/** Ann rests eight hours of ten between Monday's late shift and Tuesday's early one. */
const tooShortRest = (reason: string | null = null) => [
  shiftOf("late", "ann", 14, { reason }),
  shiftOf("early", "ann", 24 + 6),
  shiftOf("b", "bo", 10),
];

const broken = { code: "rest-too-short", severity: "error", values: { rest: 480, min: 600 } };

test("Whoever's shifts break a rule is marked, whether or not they are edited, and still once they are saved", async () => {
  const { save } = await show(testDraft({ shifts: tooShortRest() }));
  await expect.poll(() => rowOf("ann")).toContain("Breaks a rule");
  expect(rowOf("bo")).not.toContain("Breaks a rule");
  dragBar("b", { x: -360 })();
  await expect.poll(() => rowOf("bo")).toContain("Breaks a rule");
  await save();
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();
  expect(rowOf("bo")).toContain("Breaks a rule");
});

test("The list of broken rules leads to a shift of another day, whose panel offers the start at which the rule is kept", async () => {
  const { button, screen } = await show(testDraft({ shifts: tooShortRest() }));
  await button("1 broken rule").click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect.element(rules).toMatchTextContent(/Ann Lee.*Jan 12, 2027: Rest between shifts: 8 h, at least 10 h/);
  await rules.getByRole("button", { name: /Open Ann Lee’s shift on .*Jan 12, 2027/ }).click();
  const panel = page.getByRole("dialog", { name: "Ann Lee" });
  await expect.element(panel).toMatchTextContent(/Jan 12, 2027.*Breaks a rule.*Rest between shifts: 8 h/);
  await panel.getByRole("button", { name: /^Start at 8:00.AM$/ }).click();
  await expect.element(panel).not.toMatchTextContent(/Breaks a rule/);
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect
    .element(rules)
    .toMatchTextContent(/No broken rules.*Ann Lee.*Rest between shifts: 8 h.*No longer broken/);
  await expect.element(rules.getByRole("button", { name: /^Open Ann Lee’s shift/ })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(rules).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: /January 12, 2027/ })).toBeVisible();
  await expect.element(button("No broken rules")).toHaveFocus();
  expect(rowOf("ann")).not.toContain("Breaks a rule");
});

test("Rules that are broken in other weeks are listed too, and lead to the shift or, where it is the week's, to the week", async () => {
  const { button, screen } = await show(
    testDraft({
      shifts: [...tooShortRest(), shiftOf("far", "bo", 14 * 24 + 9)],
      saved: [
        { ...broken, date: "2027-01-12", agentId: "ann", shiftId: "early" },
        { ...broken, date: "2027-01-25", agentId: "bo", shiftId: "far" },
        { ...broken, code: "too-few-days-in-a-week", date: "2027-02-01", agentId: "cleo", shiftId: null },
      ],
    }),
  );
  await button("1 broken rule").click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect.element(rules).toMatchTextContent(/3 broken rules.*Ann Lee.*Bo Marsh.*Cleo Park/);
  await rules.getByRole("button", { name: /Open Bo Marsh’s shift on .*Jan 25, 2027/ }).click();
  await expect.element(page.getByRole("dialog", { name: "Bo Marsh" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("heading", { name: /January 25, 2027/ })).toBeVisible();
  await rules.getByRole("button", { name: /Show Feb 1, 2027 of Cleo Park/ }).click();
  await expect.element(rules).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: /February 1, 2027/ })).toBeVisible();
});

test("Who has too few hours is a warning, told apart from broken rules in the list and before publishing", async () => {
  const { button } = await show(testDraft({ shifts: tooShortRest(), weeklyHours: 40 }));
  await button("1 broken rule 3 warnings").click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      /1 broken rule.*Ann Lee.*Rest between.*3 warnings.*Cleo Park.*Too few hours in the week: 0 min/,
    );
  await userEvent.keyboard("{Escape}");
  expect(rowOf("cleo")).not.toContain("Breaks a rule");
  await button("Publish").click();
  await expect.element(dialog).toMatchTextContent(/2 broken rules.*1 warning/);
});

test("A reason goes on when a drag leaves the rule broken by less", async () => {
  const { save } = await show(testDraft({ shifts: tooShortRest("Agreed with Ann") }));
  dragBar("late", { x: -60 })();
  expect(await save()).toMatchObject([{ id: "late", start: at(13), reason: "Agreed with Ann" }]);
});

test("A reason is taken away when a drag breaks the rule further", async () => {
  const { save } = await show(testDraft({ shifts: tooShortRest("Agreed with Ann") }));
  dragBar("late", { x: 15 })();
  expect(await save()).toMatchObject([{ id: "late", start: at(14.25), reason: "" }]);
});

test("The panel asks for the reason again when its fields break another rule, and keeps it otherwise", async () => {
  const { save } = await show(testDraft({ shifts: tooShortRest("Agreed with Ann") }));
  await bar("late").dblClick();
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await dialog.getByRole("checkbox", { name: /^Locked/ }).click({ force: true });
  await expect.element(reason).toHaveValue("Agreed with Ann");
  await dialog.getByRole("checkbox", { name: /^Locked/ }).click({ force: true });
  await dialog.getByRole("button", { name: "Remove activity" }).click();
  // The day stands in the panel's head already.
  await expect.element(dialog.getByText(/^“Break” of the work plan is missing: 30 min/)).toBeVisible();
  await expect.element(reason).toHaveValue("");
  await reason.fill("No break, agreed");
  await userEvent.keyboard("{Escape}");
  expect(await save()).toMatchObject([{ id: "late", activities: [], reason: "No break, agreed" }]);
});

test("The line of the present moves while the editor is open", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: at(12) });
  await show();
  const lineAt = (): number => document.querySelector(".ev-tl-now")?.getBoundingClientRect().left ?? 0;
  const before = lineAt();
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(() => lineAt() - before).toBeCloseTo(60, 0);
});

test("People stand in groups by their first skill, or in the order in which they start", async () => {
  const { screen } = await show(
    testDraft({
      shifts: [shiftOf("a", "ann", 12), shiftOf("b", "bo", 10)],
      skillIds: { ann: ["calls", "billing"], bo: ["billing", "calls"], cleo: [] },
    }),
  );
  const order = async (name: string) => {
    await screen.getByRole("button", { name: /Order$/ }).click();
    await page.getByRole("option", { name }).click();
  };
  await order("By skill");
  await expect.poll(rowNames).toEqual(["Billing", "Bo Marsh", "Calls", "Ann Lee", "No skill", "Cleo Park"]);
  await order("By start");
  await expect.poll(rowNames).toEqual(["Bo Marsh", "Ann Lee", "Cleo Park"]);
});

test("Who breaks several rules stands once in the list, with all of them in the order of their days", async () => {
  const { button } = await show(
    testDraft({
      shifts: [...tooShortRest(), shiftOf("far", "bo", 14 * 24 + 9)],
      saved: [
        { ...broken, date: "2027-01-25", agentId: "bo", shiftId: "far" },
        { ...broken, date: "2027-01-26", agentId: "ann", shiftId: null },
        { ...broken, date: "2027-01-20", agentId: "ann", shiftId: null },
      ],
    }),
  );
  await button("1 broken rule").click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect.element(rules.getByRole("heading", { name: "Bo Marsh" })).toBeVisible();
  const people = rules.getByRole("heading", { level: 4 }).elements();
  expect(people.map(({ textContent }) => textContent)).toEqual(["Ann Lee3", "Bo Marsh"]);
  await expect
    .element(rules.getByRole("region", { name: /^Ann Lee/ }))
    .toMatchTextContent(/Jan 12, 2027: Rest.*Jan 20, 2027: Rest.*Jan 26, 2027: Rest/);
});

test("A shift that the work plan does not allow is told which start and length are nearest to it", async () => {
  await show(testDraft({ shifts: [shiftOf("late", "ann", 15)] }));
  await bar("late").dblClick();
  await expect
    .element(dialog)
    .toMatchTextContent(
      /allows no such shift. The nearest that it allows: start 5:00\sAM – 2:00\sPM, length 2 h – 10 h\./,
    );
});
