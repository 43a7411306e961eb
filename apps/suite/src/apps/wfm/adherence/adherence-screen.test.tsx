import type { AdherenceRow, AgentDay } from "@evolve/contracts/adherence";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AdherenceScreen } from "./adherence-screen.tsx";

const now = Date.now();
const minute = 60_000;
const ago = (minutes: number): string => new Date(now - minutes * minute).toISOString();

const row = (id: string, name: string, more: Partial<AdherenceRow>): AdherenceRow => ({
  ...{ id, name, teamName: "North", siteName: null, businessUnitName: "Nordic", zone: "UTC", status: "adherent" },
  activity: { name: "Calls", kind: "onQueue", colorCode: "#1461c4", until: ago(-60) },
  ...{ shiftFrom: ago(120), shiftTo: ago(-360), state: "Available", stateSince: ago(30), isMapped: true },
  ...{ outSince: null, isOverdue: false, adherence: 0.934, conformance: 1.02 },
  ...more,
});
const counts = { adherent: 1, out: 1, excepted: 0, unknown: 1, offShift: 0 };
const agents = [
  row("a1", "Ann Out", { status: "out", state: "Break", stateSince: ago(6), outSince: ago(6) }),
  row("a2", "Ben Fine", {}),
  row("a3", "Cid Unknown", { status: "unknown", state: "Wrapup 7", isMapped: false, adherence: null }),
];
const day: AgentDay = {
  ...{ id: "a1", name: "Ann Out", zone: "UTC", date: new Date(now).toISOString().slice(0, 10), now, status: "out" },
  scheduled: [{ from: now - 120 * minute, to: now + 60 * minute, name: "Calls", kind: "onQueue" }],
  actual: [
    { from: now - 120 * minute, to: now - 6 * minute, state: "Available", isMapped: true },
    { from: now - 6 * minute, to: now, state: "Break", isMapped: true },
  ],
  stretches: [{ from: now - 6 * minute, to: now, activity: "Calls", state: "Break" }],
  exceptions: [
    {
      ...{ id: "e1", from: now - 100 * minute, to: now - 90 * minute, reason: "Fire drill", approvedBy: "Pia Lantz" },
      approvedAt: ago(80),
    },
  ],
  totals: {
    ...{ adherent: 114 * minute, out: 6 * minute, excepted: 0, unknown: 0, worked: 114 * minute },
    ...{ scheduledWork: 120 * minute, adherence: 0.95, conformance: 0.95 },
  },
};

const render = (
  options: { isEditor?: boolean; query?: string; answers?: Parameters<typeof renderScreen>[0]["answers"] } = {},
) =>
  renderScreen({
    Screen: AdherenceScreen,
    areas: ["adherence", "schedules"],
    permissions: ["wfm:adherence:view", ...(options.isEditor ? (["wfm:adherence:edit"] as const) : [])],
    query: options.query ?? "",
    timeZone: "UTC",
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchAdherence: () => ({ agents, totalRecords: agents.length, counts, overdue: null }),
      adherenceChoices: () => ({ businessUnits: [], sites: [], teams: [] }),
      readAgentAdherence: () => ({ day }),
      ...options.answers,
    },
  });

test("Each agent has a status in words, how long they are out, and a state that says when nobody has mapped it", async () => {
  const { screen, inputsOf } = await render();
  const rowOf = (name: string) => screen.getByRole("row").filter({ hasText: name });
  await expect.element(rowOf("Ann Out")).toMatchTextContent(/Out of adherence.*6 min.*Calls until/);
  await expect.element(rowOf("Ben Fine")).toMatchTextContent(/In adherence.*Available.*30 min.*93%.*102%/);
  await expect.element(rowOf("Cid Unknown")).toMatchTextContent(/No known state.*Wrapup 7.*Not mapped.*–/);
  expect(inputsOf("searchAdherence")).toContainEqual({
    body: { filter: {}, orderBy: [{ field: "outSince", direction: "asc" }], skip: 0, top: 100 },
  });
});

test("The counts come with the board's rows, which are asked for once", async () => {
  const { screen, inputsOf } = await render();
  await expect.element(screen.getByRole("button", { name: "In adherence 1" })).toBeVisible();
  await expect.element(screen.getByRole("row").filter({ hasText: "Ann Out" })).toBeVisible();
  expect(inputsOf("searchAdherence")).toHaveLength(1);
});

test("Nobody's state being known is told of the whole board, not of those whom it is narrowed to", async () => {
  const none = { adherent: 0, out: 0, excepted: 0, unknown: 3, offShift: 0 };
  const answers = { searchAdherence: () => ({ agents, totalRecords: agents.length, counts: none, overdue: null }) };
  const notice = /contact system/i;
  const whole = await render({ answers });
  await expect.element(whole.screen.getByText(notice)).toBeVisible();
  await whole.screen.unmount();
  const { screen } = await render({ answers, query: "?search=cid" });
  await expect.element(screen.getByRole("button", { name: "No known state 3" })).toBeVisible();
  expect(screen.getByText(notice).query()).toBeNull();
});

test("A count narrows the board to its status, and a second press widens it again", async () => {
  const { screen, inputsOf, address } = await render();
  const out = screen.getByRole("button", { name: "Out of adherence 1" });
  await expect.element(out).toHaveAttribute("aria-pressed", "false");
  await out.click();
  await expect.element(out).toHaveAttribute("aria-pressed", "true");
  expect(address()).toContain("status=out");
  await expect
    .poll(() => inputsOf("searchAdherence"))
    .toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ filter: { status: ["out"] } }) as object }),
    );
  await out.click();
  await expect.element(out).toHaveAttribute("aria-pressed", "false");
});

test("Agents who are out for longer than an alert allows are marked, and counted by a button that narrows the board to them", async () => {
  const late = agents.map((one) => ({ ...one, isOverdue: one.id === "a1" }));
  const { screen, address } = await render({
    answers: { searchAdherence: () => ({ agents: late, totalRecords: late.length, counts, overdue: 1 }) },
  });
  const rowOf = (name: string) => screen.getByRole("row").filter({ hasText: name });
  await expect.element(rowOf("Ann Out").getByRole("img", { name: "Out too long" })).toBeVisible();
  expect(rowOf("Ben Fine").getByRole("img", { name: "Out too long" }).query()).toBeNull();
  const button = screen.getByRole("button", { name: "Out too long 1" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  expect(address()).toContain("isOverdue=yes");
  await button.click();
  expect(address()).not.toContain("isOverdue");
});

test("Without an alert that is on, nothing is said of agents who are out too long", async () => {
  const { screen } = await render();
  await expect.element(screen.getByRole("button", { name: "Out of adherence 1" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Out too long/ }).query()).toBeNull();
});

test("While no state is known of anybody on shift, the board says how states arrive and where they are mapped", async () => {
  const { screen } = await render({
    answers: {
      searchAdherence: () => ({
        agents: [],
        totalRecords: 0,
        counts: { adherent: 0, out: 0, excepted: 0, unknown: 3, offShift: 0 },
        overdue: null,
      }),
    },
  });
  await expect.element(screen.getByText("No states have arrived yet")).toBeVisible();
  await expect.element(screen.getByText(/PUT \/wfm\/v1\/agent-states/)).toBeVisible();
});

test("The board reads again when something was pushed, without losing its rows", async () => {
  let isLater = false;
  const { screen, queryClient } = await render({
    answers: {
      searchAdherence: () => ({
        agents: isLater ? [row("a1", "Ann Out", {})] : agents,
        totalRecords: isLater ? 1 : 3,
        counts,
        overdue: null,
      }),
    },
  });
  await expect.element(screen.getByText("Cid Unknown")).toBeVisible();
  isLater = true;
  await queryClient.invalidateQueries({ queryKey: ["adherence"] });
  await expect.element(screen.getByText("Cid Unknown")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("row").filter({ hasText: "Ann Out" })).toMatchTextContent(/In adherence/);
});

test("An agent's panel has the day's figures, and approves an open stretch until its activity ends, however long the reason takes", async () => {
  let later = 0;
  const { screen, inputsOf, queryClient } = await render({
    isEditor: true,
    query: "?panel=a1",
    answers: {
      readAgentAdherence: () => ({
        day: { ...day, now: now + later, stretches: day.stretches.map((one) => ({ ...one, to: one.to + later })) },
      }),
      addAdherenceException: () => ({ exceptionId: "e2" }),
    },
  });
  const panel = screen.getByRole("dialog", { name: "Ann Out" });
  await expect.element(panel.getByText("6 min", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: /^Approve Since / }).click();
  const dialog = screen.getByRole("dialog", { name: "Approve a deviation" });
  const save = dialog.getByRole("button", { name: "Approve" });
  await expect.element(save).toBeDisabled();
  await expect.element(dialog.getByRole("checkbox", { name: /when Calls ends/ })).toBeChecked();
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Helps a colleague");
  later = 2 * minute;
  await queryClient.invalidateQueries({ queryKey: ["adherence"] });
  await expect.element(dialog.getByRole("checkbox", { name: /when Calls ends/ })).toBeChecked();
  await save.click();
  await expect
    .poll(() => inputsOf("addAdherenceException"))
    .toEqual([
      {
        params: { userId: "a1" },
        body: { from: ago(6), to: ago(-60), reason: "Helps a colleague" },
      },
    ]);
  await expect.element(screen.getByText("The deviation of Ann Out was approved.")).toBeVisible();
});

test("An approval names its reason and author, and is undone; who may only view is offered neither", async () => {
  const undone = { undoAdherenceException: () => ({ success: true }) };
  const { screen, inputsOf } = await render({ isEditor: true, query: "?panel=a1", answers: undone });
  await expect.element(screen.getByText("Fire drill (Pia Lantz)")).toBeVisible();
  await screen.getByRole("button", { name: /^Undo / }).click();
  await expect.poll(() => inputsOf("undoAdherenceException")).toEqual([{ params: { exceptionId: "e1" } }]);
});

test("Who may only view is offered no approval", async () => {
  const { screen } = await render({ query: "?panel=a1" });
  await expect.element(screen.getByText("Fire drill (Pia Lantz)")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Approve / }).elements()).toEqual([]);
  expect(screen.getByRole("button", { name: /^Undo / }).elements()).toEqual([]);
});

test("A supervisor who is an agent too is offered no approval of their own day", async () => {
  const { screen } = await render({
    isEditor: true,
    query: "?panel=u1",
    answers: { readAgentAdherence: () => ({ day: { ...day, id: "u1" } }) },
  });
  await expect.element(screen.getByText("Fire drill (Pia Lantz)")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Approve / }).elements()).toEqual([]);
  expect(screen.getByRole("button", { name: /^Undo / }).elements()).toEqual([]);
});

test("Walking back from another day to the present one follows the clock again, and goes no further", async () => {
  const answers = {
    readAgentAdherence: (input: unknown) => {
      const { query } = input as { query: { date?: string } };
      return { day: { ...day, date: query.date ?? day.date } };
    },
  };
  const { screen, inputsOf } = await render({ answers, query: "?panel=a1" });
  const panel = screen.getByRole("dialog", { name: "Ann Out" });
  const next = panel.getByRole("button", { name: "Next day" });
  await expect.element(next).toBeDisabled();
  await panel.getByRole("button", { name: "Previous day" }).click();
  await expect.element(next).toBeEnabled();
  await next.click();
  await expect.element(next).toBeDisabled();
  const dates = inputsOf("readAgentAdherence").map(({ query }) => (query as { date?: string }).date);
  expect(dates.filter((date) => date === day.date)).toEqual([]);
});
