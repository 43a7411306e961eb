import type { OwnTimeOff, TimeOffAssessment } from "@evolve/contracts/time-off";
import { renderScreen } from "@evolve/shell/testing";
import { daysLater } from "@evolve/workforce";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { TimeOffScreen } from "./time-off-screen.tsx";

const today = new Date().toISOString().slice(0, 10);
const vacation = { id: "0198c0de-0000-7000-8000-000000000001", name: "Vacation", colorCode: "#1461c4", isPaid: true };

const request: OwnTimeOff = {
  ...{ id: "r1", codeId: vacation.id, codeName: "Vacation", colorCode: "#1461c4", part: null, minutes: 960 },
  ...{ firstDay: "2099-01-11", lastDay: "2099-01-12", comment: "", state: "pending" as const },
  ...{ requestedAt: "2026-01-01T08:00:00Z", decidedAt: null, decidedBy: "", isAutomatic: false, reason: "" },
  ...{ place: null, version: 1 },
};
const assessment: TimeOffAssessment = {
  likely: "likely",
  reasons: [{ code: "withinLimits", count: 0, day: null }],
  minutes: 480,
  days: [],
  places: { day: "2026-12-04", left: 2, of: 4 },
  balanceAfter: [{ year: 2026, minutes: 4_560 }],
  serviceLevel: { predicted: 0.7999, goal: 0.8 },
  assessedAt: "2026-11-27T11:20:00Z",
};

/** The screen of somebody with these requests, whose server may answer more. */
const show = (
  requests: readonly OwnTimeOff[],
  answers: Parameters<typeof renderScreen>[0]["answers"] = {},
  query = "",
) =>
  renderScreen({
    query,
    Screen: TimeOffScreen,
    areas: ["timeOff", "validation", "dates"],
    permissions: ["mySpace:view"],
    timeZone: "UTC",
    answers: {
      readMyTimeOff: () => ({ isPlanned: true, today, types: [vacation], balances: [] }),
      searchMyTimeOff: () => ({ requests, totalRecords: requests.length }),
      checkMyTimeOff: () => assessment,
      ...answers,
    },
  });

afterEach(() => sessionStorage.clear());

/** Opens the panel and types the first day, which becomes the last as well. */
const ask = async ({ screen }: Awaited<ReturnType<typeof show>>, day: string) => {
  await screen.getByRole("button", { name: "Ask for time off" }).click();
  const panel = screen.getByRole("dialog");
  const [year = "", month = "", date = ""] = day.split("-");
  await panel.getByRole("group", { name: "First day" }).getByRole("spinbutton").first().click();
  await userEvent.keyboard(`${month}${date}${year}`);
  return panel;
};

test("Who comes with a day asks for that day off, and closing the panel leaves the address without it", async () => {
  const day = daysLater(today, 30);
  const { screen, inputsOf } = await show([], {}, `?day=${day}`);
  const panel = screen.getByRole("dialog", { name: "Ask for time off" });
  await expect.element(panel.getByRole("region", { name: "Likely answer" })).toBeVisible();
  expect(inputsOf("checkMyTimeOff")[0]?.["body"]).toMatchObject({ firstDay: day, lastDay: day });
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Ask for time off" }).click();
  await expect.element(panel.getByRole("group", { name: "First day" }).getByRole("spinbutton").first()).toBeVisible();
  await expect.element(panel.getByRole("region", { name: "Likely answer" })).not.toBeInTheDocument();
});

test("Before sending, one reads the likely answer, the places and the balance that are left, and the level against its goal", async () => {
  const shown = await show([], { requestTimeOff: () => ({ request }) });
  const day = daysLater(today, 30);
  const panel = await ask(shown, day);
  const answer = panel.getByRole("region", { name: "Likely answer" });
  await expect.element(answer).toMatchTextContent(/Likely to be approved.*As of 11:20 AM/);
  await expect.element(answer).toMatchTextContent("Leaves 76 h (9.5 days) of the balance for 2026.");
  await expect.element(answer).toMatchTextContent("2 of 4 places left on Dec 4, 2026.");
  // Just below the goal is not said to reach it.
  await expect.element(answer).toMatchTextContent("Predicted service level while away: 79%, goal 80%.");
  const checks = shown.inputsOf("checkMyTimeOff").length;
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect.element(shown.screen.getByText("The request was sent.")).toBeVisible();
  // It would be in its own way.
  expect(shown.inputsOf("checkMyTimeOff")).toHaveLength(checks);
  expect(shown.inputsOf("requestTimeOff")).toEqual([
    { body: { codeId: vacation.id, firstDay: day, lastDay: day, part: null, comment: "" } },
  ]);
});

test("A balance that is too small says how much is missing, and a full day is not said twice", async () => {
  const shown = await show([], {
    checkMyTimeOff: () => ({
      ...assessment,
      likely: "unlikely",
      reasons: [{ code: "limitFull", count: 1, day: "2026-12-04" }],
      places: { day: "2026-12-04", left: 0, of: 4 },
      balanceAfter: [{ year: 2026, minutes: -480 }],
      serviceLevel: null,
    }),
  });
  const panel = await ask(shown, daysLater(today, 30));
  const answer = panel.getByRole("region", { name: "Likely answer" });
  await expect.element(answer).toMatchTextContent("The balance for 2026 is 8 h (1 day) short.");
  await expect.element(answer).toMatchTextContent("One day is full, from Dec 4, 2026.");
  expect(answer.getByText(/places left|service level/i).elements()).toEqual([]);
});

test("A request on the wait-list says its place in line, and is withdrawn after a question; one that is not decided at once", async () => {
  const waiting = { ...request, state: "waitlisted" as const, place: 3 };
  const { screen, inputsOf } = await show([waiting, { ...request, id: "r2", firstDay: "2099-02-01" }], {
    withdrawTimeOff: () => ({ request: { ...request, state: "withdrawn" } }),
  });
  await expect.element(screen.getByRole("listitem").first()).toMatchTextContent(/On the wait-list.*Number 3 in line/);
  expect(screen.getByRole("button", { name: /^Cancel time off/ }).query()).toBeNull();
  const withdraw = screen.getByRole("button", { name: /^Withdraw/ });
  await withdraw.first().click();
  const question = screen.getByRole("alertdialog", { name: "Withdraw this request?" });
  await expect.element(question.getByText("You lose your place on the wait-list.")).toBeVisible();
  expect(inputsOf("withdrawTimeOff")).toEqual([]);
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(screen.getByText("The request was withdrawn.")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await withdraw.last().click();
  await expect
    .poll(() => inputsOf("withdrawTimeOff"))
    .toEqual([{ params: { requestId: "r1" } }, { params: { requestId: "r2" } }]);
  // What is shown follows.
  await expect.poll(() => inputsOf("searchMyTimeOff").length).toBeGreaterThan(1);
});

test("Approved time off that is ahead is cancelled after a question; what is over stays as it was", async () => {
  const approved = { ...request, state: "approved" as const, decidedBy: "Pat" };
  const { screen, inputsOf } = await show(
    [approved, { ...approved, id: "r2", firstDay: "2026-01-05", lastDay: "2026-01-05" }],
    { withdrawTimeOff: () => ({ request: { ...approved, state: "cancelled" } }) },
  );
  await expect.element(screen.getByText("Decided by Pat").first()).toBeVisible();
  const cancel = screen.getByRole("button", { name: /^Cancel time off/ });
  expect(cancel.elements()).toHaveLength(1);
  await cancel.click();
  await screen.getByRole("button", { name: "Keep it" }).click();
  expect(inputsOf("withdrawTimeOff")).toEqual([]);
  await cancel.click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Cancel time off" }).click();
  await expect.element(screen.getByText("The time off was canceled.")).toBeVisible();
  expect(inputsOf("withdrawTimeOff")).toEqual([{ params: { requestId: "r1" } }]);
});
