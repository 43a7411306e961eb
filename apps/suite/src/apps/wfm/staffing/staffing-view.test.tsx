import { codeOf } from "@evolve/contracts/errors";
import type { StaffingWeek } from "@evolve/contracts/staffing";
import { renderScreen } from "@evolve/shell/testing";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { StaffingView } from "./staffing-view.tsx";

const goal = { serviceLevel: 0.8, targetSeconds: 20, averageWaitSeconds: null, abandonRate: null, maxOccupancy: null };
const dayMs = 86_400_000;
const monday = Date.parse("2026-11-30T00:00:00Z");

/** Two days of two open hours in the morning. */
const days = [0, 1].map((day) => ({
  date: new Date(monday + day * dayMs).toISOString().slice(0, 10),
  first: day * 48,
  startsAt: monday + day * dayMs,
  intervals: 48,
  slots: Array.from({ length: 48 }, (_, slot) => slot),
  closed: null,
}));
const isOpen = Array.from({ length: 96 }, (_, at) => at % 48 >= 16 && at % 48 < 20);
const openOnly = (value: (at: number) => number) => isOpen.map((open, at) => (open ? value(at) : null));
const week: StaffingWeek = {
  planningGroup: { id: "g1", name: "Sales", isDeferrable: false, goal },
  zone: "UTC",
  weekStart: 1,
  intervalMinutes: 30,
  days,
  hasForecast: true,
  calculation: { calculatedAt: "2026-11-28T08:00:00Z", calculatedBy: "Ann", stale: [], fault: null, late: 0 },
  isOpen,
  contacts: openOnly(() => 50),
  handleSeconds: openOnly(() => 200),
  onQueue: openOnly((at) => (at < 48 ? 7 : 8)),
  required: openOnly((at) => (at < 48 ? 9 : 10)),
  shrinkage: openOnly(() => 0.2),
  serviceLevel: openOnly(() => 0.83),
  averageWaitSeconds: openOnly(() => 8),
  occupancy: openOnly(() => 0.7),
  schedule: null,
};

interface Given {
  readonly given?: StaffingWeek;
  readonly outdated?: readonly { readonly id: string; readonly name: string }[];
  /** Scenarios whose goal is out of reach. */
  readonly unreachable?: readonly string[];
  readonly permissions?: Parameters<typeof renderScreen>[0]["permissions"];
}

const supervisor = ["wfm:staffing:view"] as const;
const planner = ["wfm:staffing:view", "wfm:staffing:edit", "wfm:history:edit", "wfm:setup:view"] as const;

const show = ({ given = week, permissions = planner, outdated = [], unreachable = [] }: Given = {}) =>
  renderScreen({
    Screen: () => <StaffingView week={given} explained={NaN} />,
    areas: ["setupUse", "requirement", "planning", "organization", "charts"],
    permissions,
    answers: {
      readPooledStaffing: () => ({ pool: null }),
      listOutdatedStaffing: () => ({ planningGroups: outdated }),
      calculateStaffing: () => ({ jobId: "j1" }),
      readJob: () => ({ job: { finishedAt: "2026-11-29T08:00:00Z" } }),
      listScenarios: () => ({
        scenarios: [
          { id: "s1", name: "Campaign", parameters: {}, version: 1 },
          { id: "s2", name: "Bank holiday", parameters: {}, version: 1 },
        ],
      }),
      compareScenarios: ({ body }: { body?: { scenarioIds: (string | null)[] } }) => {
        const { scenarioIds = [] } = body ?? {};
        if (scenarioIds.some((id) => id !== null && unreachable.includes(id))) throw new Error("out of reach");
        return {
          zone: week.zone,
          intervalMinutes: 30,
          currency: null,
          days,
          isOpen,
          results: scenarioIds.map((scenarioId, at) => ({
            scenarioId,
            name: scenarioId && (scenarioId === "s1" ? "Campaign" : "Bank holiday"),
            required: openOnly(() => 9 + at * 4),
            onQueue: openOnly(() => 7 + at * 3),
            serviceLevel: openOnly(() => 0.83),
            hours: 36,
            peak: 13,
            cost: null,
            waiting: null,
            unreachable: 0,
          })),
        };
      },
      readSetupUse: () => ({ staffed: ["Sales"], scenarios: 0 }),
      readShrinkage: () => ({
        shrinkage: {
          businessUnit: { id: "u1", name: "Berlin" },
          activities: [{ id: "a1", name: "Sickness", colorCode: "#8a3f62", source: "activityCode", hours: [] }],
          total: Array.from({ length: 24 }, () => 0),
          planningGroupEntries: [],
          businessUnitEntries: [],
          versions: { planningGroup: 1, businessUnit: 1 },
        },
      }),
    },
  });

const copied = async (button: string): Promise<string[][]> => {
  let text = "";
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (given) => Promise.resolve(void (text = given));
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect.poll(() => text).not.toBe("");
  navigator.clipboard.writeText = write;
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
};

test("One day can be chosen, and is what is copied", async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole("application", { name: "Required by day and interval" })).toBeVisible();
  expect((await copied("Copy the view for a spreadsheet")).map((cells) => cells.length)).toEqual([3, 3, 3, 3, 3]);
  await screen.getByRole("button", { name: /Days shown/ }).click();
  await page.getByRole("option", { name: "Tue, Dec 1" }).click();
  const [head, first] = await copied("Copy the view for a spreadsheet");
  expect(head?.slice(1)).toEqual(["Tue, Dec 1"]);
  expect(first?.slice(1)).toEqual(["10"]);
});

test("While scenarios are compared, each is copied, and the export has both", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "Compare" }).click();
  await expect.element(screen.getByRole("application", { name: /interval: Campaign/ })).toBeVisible();
  expect((await copied("Copy for a spreadsheet: As set up"))[1]?.slice(1)).toEqual(["9", "9"]);
  expect((await copied("Copy for a spreadsheet: Campaign"))[1]?.slice(1)).toEqual(["13", "13"]);
  await expect.element(screen.getByRole("button", { name: "Export" })).toBeVisible();
});

test("A scenario whose goal is out of reach can be changed, and another one compared instead", async () => {
  const { screen, inputsOf } = await show({ unreachable: ["s1"] });
  await screen.getByRole("button", { name: "Compare" }).click();
  await expect.element(screen.getByRole("button", { name: "Edit scenario" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "New scenario" })).toBeVisible();
  await screen.getByRole("button", { name: /Second scenario/ }).click();
  await page.getByRole("option", { name: "Bank holiday" }).click();
  await expect.element(screen.getByRole("application", { name: /interval: Bank holiday/ })).toBeVisible();
  expect(inputsOf("compareScenarios").at(-1)).toMatchObject({ body: { scenarioIds: [null, "s2"] } });
});

test("Another shrinkage says what is planned with the one before it", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "Shrinkage" }).click();
  const panel = page.getByRole("dialog", { name: "Shrinkage" });
  await expect.element(panel.getByRole("button", { name: "Add entry" })).toBeVisible();
  expect(panel.getByText(/people must be scheduled for the same work/).elements()).toEqual([]);
  await panel.getByRole("button", { name: "Add entry" }).click();
  await expect.element(panel.getByText("More or fewer people must be scheduled for the same work.")).toBeVisible();
  await expect.element(panel.getByText(/out of date until it is calculated again: Sales/)).toBeVisible();
});

test("Supervisors see staffing and shrinkage, and nothing that they may not do", async () => {
  const given = { ...week, calculation: week.calculation && { ...week.calculation, stale: ["goal" as const] } };
  const { screen } = await show({ given, permissions: supervisor });
  await expect.element(screen.getByText("Changed since then: the service goal.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Recalculate" }).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Shrinkage" }).click();
  const panel = screen.getByRole("dialog", { name: "Shrinkage" });
  await expect.element(panel).toBeVisible();
  for (const name of ["Save", "Add entry"])
    expect(panel.getByRole("button", { name, exact: true }).elements()).toEqual([]);
});

test("The day's curves are tables too: required, scheduled, short and over, and the service level beside its goal", async () => {
  const people = week.required.map((need, at) => (need === null ? 0 : need + (at === 17 ? -2 : 0)));
  const serviceLevel = week.serviceLevel.map((level, at) => (at === 17 ? 0.71 : level));
  const { screen } = await show({
    given: { ...week, schedule: { id: "s9", label: "December", people, serviceLevel } },
  });
  const rowsOf = async (name: string) => {
    const figure = screen.getByRole("figure", { name });
    await expect.element(figure.getByRole("slider", { name })).toBeVisible();
    await figure.getByRole("button", { name: "Show as a table" }).click();
    const rows = figure.getByRole("row").elements();
    return rows.map((row) => [...row.children].map((cell) => cell.textContent));
  };
  const curve = await rowsOf("People required on Mon, Nov 30: 9 at most");
  expect(curve[0]).toEqual(["Time", "Required", "Scheduled", "Short", "Over"]);
  expect(curve[2]).toEqual([expect.stringMatching(/8:30\sAM/), "9", "7", "2", "–"]);
  expect(curve).toHaveLength(5);
  const levels = await rowsOf("Service level on Mon, Nov 30");
  expect(levels[0]).toEqual(["Time", "Service level", "Service goal"]);
  expect(levels[2]).toEqual([expect.stringMatching(/8:30\sAM/), "71%", "80%"]);
});

test("What is out of date is calculated for the group, or for all of its business unit that are", async () => {
  const given = { ...week, calculation: week.calculation && { ...week.calculation, stale: ["forecast" as const] } };
  const alone = await show({ given, outdated: [{ id: "g1", name: "Sales" }] });
  await alone.screen.getByRole("button", { name: "Recalculate" }).click();
  await expect.poll(() => alone.inputsOf("calculateStaffing")).toEqual([{ body: { planningGroupIds: ["g1"] } }]);
  expect(alone.screen.getByRole("button", { name: /Calculate all/ }).elements()).toEqual([]);
  await alone.screen.unmount();

  const outdated = ["g1", "g2", "g3"].map((id) => ({ id, name: id }));
  const { screen, inputsOf } = await show({ given, outdated });
  await screen.getByRole("button", { name: "Calculate all that are out of date (3)" }).click();
  await expect.poll(() => inputsOf("calculateStaffing")).toEqual([{ body: { planningGroupIds: ["g1", "g2", "g3"] } }]);
});

test("A week leads to its schedule, or to the generation of one where there is none, for those who may go there", async () => {
  const people = week.required.map((need) => need ?? 0);
  const scheduled = { ...week, schedule: { id: "s9", label: "December", people, serviceLevel: week.serviceLevel } };
  const permissions = [...planner, "wfm:schedule:view", "wfm:schedule:edit"] as const;
  const without = await show({ permissions });
  const link = without.screen.getByRole("link", { name: "Generate a schedule" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("/wfm/generate"));
  expect(without.screen.getByRole("link", { name: "Open in Scheduler" }).elements()).toEqual([]);
  await without.screen.unmount();

  const { screen } = await show({ given: scheduled, permissions });
  const schedule = screen.getByRole("link", { name: "Open in Scheduler" });
  await expect.element(schedule).toHaveAttribute("href", expect.stringContaining("/scheduler/editor?schedule=s9"));
  await screen.unmount();

  const others = await show({ given: scheduled });
  await expect.element(others.screen.getByText(/Against the schedule/)).toBeVisible();
  expect(others.screen.getByRole("link", { name: "Open in Scheduler" }).elements()).toEqual([]);
});

test("A forecast without handle times is said, with the way to a better history", async () => {
  const calculation = week.calculation && { ...week.calculation, fault: codeOf("noHandleTimes") as "NO_HANDLE_TIMES" };
  const none = week.required.map(() => null);
  const { screen } = await show({ given: { ...week, calculation, required: none, onQueue: none } });
  await expect.element(screen.getByText(/contacts without a handle time, so nobody can be calculated/)).toBeVisible();
  const link = screen.getByRole("link", { name: "Import files" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("/history/import"));
});

/** What a page that was loaded again finds of a form that was being filled in. */
const leaveDraft = (form: string, fields: object): void => {
  sessionStorage.setItem(`draft:u1:${form}`, JSON.stringify(fields));
  onTestFinished(() => sessionStorage.clear());
};

test("What was typed into a scenario or the shrinkage is there again after a reload, and can be discarded", async () => {
  leaveDraft("scenario-of-g1", { name: "Snow day" });
  leaveDraft("shrinkage-g1", { entries: [{ activityCodeId: "a1", fromHour: 8, toHour: 10, share: 0.125 }] });
  const { screen } = await show();
  await screen.getByRole("button", { name: "Compare" }).click();
  await screen.getByRole("button", { name: "New scenario" }).click();
  const scenario = page.getByRole("dialog", { name: "New scenario" });
  await expect.element(scenario.getByRole("textbox", { name: "Name" })).toHaveValue("Snow day");
  await scenario.getByRole("button", { name: "Start over" }).click();
  await expect.element(scenario.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await scenario.getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("button", { name: "Shrinkage" }).click();
  const share = page.getByRole("dialog", { name: "Shrinkage" }).getByRole("textbox");
  await expect.element(share).toHaveValue("12.5");
  await share.fill("7,25");
  await expect.element(share).toHaveValue("7,25");
});

test("On a phone the day's curve scrolls sideways, and its legend and its button stay in sight", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(width, height));
  const all = (value: number) => Array.from({ length: 96 }, () => value);
  const { screen } = await show({
    given: {
      ...week,
      isOpen: all(1).map(() => true),
      required: all(9),
      schedule: { id: "s9", label: "December", people: all(7), serviceLevel: all(0.7) },
    },
  });
  const figure = screen.getByRole("figure", { name: /^People required on Mon, Nov 30/ });
  const button = figure.getByRole("button", { name: "Show as a table" });
  await expect.element(button).toBeInTheDocument();
  const edgesOf = (element: Element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right];
  const shown = () => [button.element(), ...figure.getByRole("listitem").elements()].flatMap(edgesOf);
  const scroller = figure.element().parentElement?.parentElement;
  expect(scroller?.scrollWidth).toBeGreaterThan(390);
  for (const place of [0, 300]) {
    scroller?.scrollTo(place, 0);
    await expect.poll(() => Math.min(...shown())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shown())).toBeLessThanOrEqual(390);
  }
});
