import type { GenerationRun } from "@evolve/contracts/schedule-generation";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ComparisonCard } from "./comparison-card.tsx";
import { GenerateScreen } from "./generate-screen.tsx";

const runOf = (seed: number): GenerationRun => ({
  ...{ id: `r${seed}`, scheduleId: "d1", jobId: null, state: "failed", seed, moves: 1_000 },
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
});
const unit = { id: "u1", name: "Berlin", zone: "UTC", weekStart: 1, intervalMinutes: 30 };
const draft = { id: "d1", businessUnitId: "u1", name: "Week 50", state: "draft", firstDay: "2026-12-07", days: 7 };

interface Asked {
  readonly body?: {
    readonly after?: string;
    readonly filter?: { readonly id?: readonly string[] };
    readonly orderBy?: readonly unknown[];
  };
}

/** Seeds in the order in which the runs were started, newest first: the draft was generated with seed 90 long ago. */
const pages = [
  [3, 2],
  [1, 90],
] as const;

const show = (run: string) =>
  renderScreen({
    Screen: GenerateScreen,
    query: `?draft=d1&run=${run}`,
    areas: ["generation", "workPlans", "scheduleEditor", "schedules"],
    permissions: ["wfm:schedule:view", "wfm:schedule:edit"],
    answers: {
      listSchedules: () => ({
        businessUnits: [unit],
        schedules: [{ ...draft, version: 1, shifts: 0 }],
      }),
      searchGenerations: ({ body }: Asked) => {
        if (body?.filter?.id) return { runs: body.filter.id.map((id) => runOf(Number(id.slice(1)))), totalRecords: 1 };
        if (body?.orderBy) return { runs: [runOf(90)], totalRecords: 4, next: "more" };
        const isFirst = body?.after === undefined;
        return { runs: pages[isFirst ? 0 : 1].map(runOf), totalRecords: 4, ...(isFirst && { next: "behind 2" }) };
      },
      readGeneration: ({ params }: { params?: { runId: string } }) => ({
        run: runOf(Number(params?.runId.slice(1))),
        messages: [],
        messageCount: 0,
        changes: { added: 0, removed: 0, moved: 0, activities: 0 },
        agentIds: null,
        changedSince: { isAcceptable: true, total: 0, shifts: [] },
      }),
      startGeneration: () => ({ run: runOf(91) }),
    },
  });

test("Generations are listed page by page, and a new one gets a seed that no earlier one had", async () => {
  const { screen, inputsOf } = await show("");
  const titles = () => screen.getByRole("heading", { level: 2 }).elements();
  await expect.poll(titles).toHaveLength(2);
  await screen.getByRole("button", { name: "Show older runs" }).click();
  await expect.poll(titles).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Show older runs" }).query()).toBeNull();
  await screen.getByRole("button", { name: "Generate", exact: true }).click();
  await expect.poll(() => inputsOf("startGeneration")).toMatchObject([{ body: { seed: 91 } }]);
});

test("The generation that the address names is shown however old it is", async () => {
  const { screen } = await show("r90");
  await expect
    .poll(() =>
      screen
        .getByRole("heading", { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringContaining("seed 3"),
      expect.stringContaining("seed 2"),
      expect.stringContaining("seed 90"),
    ]);
});

test("How much wishes count and the seed are chosen behind a button, and a seed that is none starts nothing", async () => {
  const { screen, inputsOf } = await show("");
  const advanced = screen.getByRole("button", { name: "Advanced" });
  await expect.element(advanced).toHaveAttribute("aria-expanded", "false");
  await advanced.click();
  await expect.element(advanced).toHaveAttribute("aria-expanded", "true");
  await screen.getByRole("button", { name: /How much wishes count$/ }).click();
  await page.getByRole("option", { name: "Much" }).click();
  const seed = screen.getByRole("textbox", { name: "Seed" });
  await expect.element(seed).toHaveValue("91");
  await seed.fill("seven");
  const start = screen.getByRole("button", { name: "Generate", exact: true });
  await expect.element(screen.getByText("A whole number up to 2,147,483,647.")).toBeVisible();
  await expect.element(start).toBeDisabled();
  await seed.fill("7");
  await start.click();
  await expect.poll(() => inputsOf("startGeneration")).toMatchObject([{ body: { seed: 7, wishWeight: 2 } }]);
});

test("Runs are compared with their seeds, how much wishes counted, and what their paid hours cost", async () => {
  const figures = {
    ...{ underHours: 3, overHours: 0, serviceLevel: null, paidHours: 40, wishes: 4, wishesMet: 2, unevenness: 0 },
    ...{ unfilled: 0, broken: 0 },
  };
  const runs = [
    { ...runOf(3), figures },
    { ...runOf(4), figures: { ...figures, paidHours: 45 }, wishWeight: 2 },
    { ...runOf(5), figures, wishWeight: 0.3 },
  ];
  const { screen } = await renderScreen({
    Screen: () => (
      <ComparisonCard runs={runs} hourlyCost={{ amount: 30.5, currency: "EUR" }} onOpen={() => undefined} />
    ),
    areas: ["generation"],
    permissions: ["wfm:schedule:view"],
    answers: {},
  });
  const row = (name: string) =>
    screen
      .getByRole("row", { name: new RegExp(`^${name}`) })
      .getByRole("cell")
      .elements()
      .map(({ textContent }) => textContent);
  expect(row("How much wishes count")).toEqual(["As usual", "Much", "0.3"]);
  expect(row("Seed")).toEqual(["3", "4", "5"]);
  expect(row("Cost")).toEqual(["€1,220best", "€1,373", "€1,220best"]);
  await expect.element(screen.getByText(/paid hours at €30.5 an hour/)).toBeVisible();
});
