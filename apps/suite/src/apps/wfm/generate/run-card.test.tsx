import type { GenerationRun } from "@evolve/contracts/schedule-generation";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { RunCard } from "./run-card.tsx";

const run: GenerationRun = {
  ...{ id: "run", scheduleId: "draft", jobId: null, state: "done", seed: 1, moves: 1_000 },
  ...{
    wishWeight: 0.15,
    shortfallHours: 3,
    requiredHours: 189,
    boundHours: 2,
    gap: 0.01,
    figures: null,
    agents: null,
    days: null,
  },
  ...{ startedAt: "2026-12-01T08:00:00Z", endedAt: "2026-12-01T08:01:00Z" },
};
const unchanged = {
  changes: { added: 0, removed: 0, moved: 0, activities: 0 },
  agentIds: null,
  changedSince: { isAcceptable: true, total: 0, shifts: [] },
};
const person = { agentId: "ann", agentName: "Ann", day: "2026-12-07" };

test("A message about a locked shift names the rule that it breaks, and messages beyond the list are counted", async () => {
  const { screen } = await renderScreen({
    Screen: () => <RunCard run={run} zone="UTC" isAsked={false} isBusy={false} onOpen={() => undefined} />,
    areas: ["generation", "workPlans", "scheduleEditor", "schedules"],
    permissions: ["wfm:schedule:view"],
    answers: {
      readGeneration: () => ({
        run,
        messages: [
          { ...person, kind: "noLegalWeek", rule: "rest", broken: null },
          {
            ...{ ...person, kind: "lockedBreaksRule", rule: null },
            broken: { code: "rest-too-short", date: "2026-12-08", values: { rest: 540, min: 660 } },
          },
        ],
        messageCount: 5,
        ...unchanged,
      }),
    },
  });
  const items = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(items).toHaveLength(3);
  expect(items()[1]).toMatch(/a locked shift breaks a rule .*Rest between shifts/u);
  expect(items()[2]).toBe("And 3 more.");
});

test("A result whose shifts were changed since names who changed what, and is generated again instead of taken over", async () => {
  const shift = { agentId: "ann", agentName: "Ann", day: "2026-12-08" };
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <RunCard run={run} zone="UTC" isAsked={false} isBusy={false} onOpen={() => undefined} />,
    areas: ["generation", "workPlans", "scheduleEditor", "schedules"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit"],
    answers: {
      startGeneration: () => ({ run }),
      readGeneration: () => ({
        ...{ run, messages: [], messageCount: 0, ...unchanged, agentIds: ["ann"] },
        changedSince: {
          isAcceptable: false,
          total: 2,
          shifts: [
            { ...shift, kind: "changed", changedBy: "Bo", changedAt: "2026-12-01T09:00:00Z" },
            { ...shift, kind: "removed", changedBy: null, changedAt: null },
          ],
        },
      }),
    },
    timeZone: "UTC",
  });
  await expect.element(screen.getByText(/have been changed since/u)).toBeVisible();
  const items = screen
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Ann · .*Dec 8, 2026 · changed · Bo, .*Dec 1, 2026.* 9:00.AM$/u),
    expect.stringMatching(/^Ann · .*Dec 8, 2026 · removed$/u),
  ]);
  await expect.element(screen.getByRole("button", { name: "Apply to the draft" })).toBeDisabled();
  await screen.getByRole("button", { name: "Generate again" }).click();
  await expect
    .poll(() => inputsOf("startGeneration"))
    .toEqual([
      { params: { scheduleId: "draft" }, body: { seed: 1, moves: 1_000, wishWeight: 0.15, agentIds: ["ann"] } },
    ]);
});

test("While it is searched, the best so far stands beside what no schedule comes below, and it is stopped by a button", async () => {
  const searching: GenerationRun = {
    ...run,
    state: "running",
    jobId: "job",
    shortfallHours: 4.25,
    boundHours: 1.5,
    gap: null,
  };
  let isCancelled = false;
  const { screen, inputsOf } = await renderScreen({
    Screen: () => (
      <RunCard run={{ ...searching, endedAt: null }} zone="UTC" isAsked={false} isBusy onOpen={() => undefined} />
    ),
    areas: ["generation", "workPlans", "scheduleEditor", "schedules"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit"],
    answers: {
      readGeneration: () => ({
        ...{ messages: [], messageCount: 0, ...unchanged },
        run: isCancelled ? { ...searching, state: "cancelled" } : { ...searching, endedAt: null },
      }),
      readJob: () => ({
        job: { ...{ id: "job", kind: "scheduleGeneration", state: "running", progress: 0.4 }, error: null },
      }),
      cancelJob: () => {
        isCancelled = true;
        return { success: true };
      },
    },
  });
  const figure = (name: string) =>
    screen
      .getByRole("term")
      .elements()
      .find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
  await expect.element(screen.getByText("Missing, best so far")).toBeVisible();
  expect(figure("Missing, best so far")).toBe("4.3 h");
  expect(figure("Lower bound")).toBe("1.5 h");
  await screen.getByRole("button", { name: "Stop and keep the best" }).click();
  await expect.poll(() => inputsOf("cancelJob")).toEqual([{ params: { jobId: "job" }, body: {} }]);
  await expect.element(screen.getByRole("button", { name: "Apply to the draft" })).toBeEnabled();
  await expect.element(screen.getByText("Stopped, best result kept")).toBeVisible();
  expect(screen.getByRole("button", { name: "Stop and keep the best" }).query()).toBeNull();
});
