import { codeOf } from "@evolve/contracts/errors";
import type { IntradayDay } from "@evolve/contracts/intraday";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { IntradayScreen } from "./intraday-screen.tsx";

const midnight = Date.parse("2026-11-30T00:00:00Z");
const hourMs = 3_600_000;
const all = <Value,>(value: (at: number) => Value): Value[] => Array.from({ length: 48 }, (_, at) => value(at));
const isOpen = all((at) => at >= 16 && at < 22);
const openOnly = (value: (at: number) => number | null) => all((at) => (isOpen[at] === true ? value(at) : null));

/** Six half-hours from eight o'clock, of which two are over; it is ten past nine. */
const day: IntradayDay = {
  planningGroup: {
    id: "g1",
    name: "Sales",
    isDeferrable: false,
    goal: { serviceLevel: 0.8, targetSeconds: 20, averageWaitSeconds: null, abandonRate: null, maxOccupancy: null },
  },
  zone: "Etc/UTC",
  intervalMinutes: 30,
  today: "2026-11-30",
  date: "2026-11-30",
  now: midnight + 9 * hourMs + 600_000,
  startsAt: midnight,
  closed: null,
  hasForecast: true,
  known: 18,
  fault: null,
  isOpen,
  forecast: all((at) => (isOpen[at] === true ? 100 : 0)),
  actual: all((at) => (at === 16 || at === 17 ? 120 : null)),
  corrected: all((at) => (isOpen[at] !== true ? 0 : at < 18 ? 120 : 114)),
  handleSeconds: openOnly(() => 180),
  actualHandleSeconds: all((at) => (at === 16 || at === 17 ? 207 : null)),
  serviceLevel: all((at) => (at === 16 || at === 17 ? 0.71 : null)),
  required: openOnly(() => 14),
  correctedRequired: all((at) => (at < 18 ? null : isOpen[at] === true ? 16 : 0)),
  schedule: { id: "s9", label: "December", people: all((at) => (at === 20 ? 12 : 16)) },
  figures: {
    contacts: { forecast: 200, actual: 240 },
    handleSeconds: { forecast: 180, actual: 207 },
    serviceLevel: 0.71,
    day: { forecast: 600, expected: 696 },
    worst: { at: 20, short: 4 },
  },
};
const nothing = { contacts: null, handleSeconds: null, serviceLevel: null, day: null, worst: null };

interface Given {
  readonly given?: Partial<IntradayDay>;
  readonly permissions?: Parameters<typeof renderScreen>[0]["permissions"];
  readonly query?: string;
}

const planner = [
  ...(["wfm:staffing:view", "wfm:forecast:view", "wfm:history:edit"] as const),
  ...(["wfm:schedule:view", "wfm:schedule:edit"] as const),
];

const planningGroups = [
  { id: "g1", name: "Sales" },
  { id: "g2", name: "Support" },
];

const show = ({ given = {}, permissions = planner, query = "" }: Given = {}) =>
  renderScreen({
    Screen: IntradayScreen,
    areas: ["intraday", "requirement", "planning", "charts", "grid"],
    permissions,
    query,
    answers: {
      searchPlanningGroups: () => ({ planningGroups, totalRecords: 2 }),
      readIntraday: ({ query }: { query?: { day?: string } }) => ({
        intraday: { ...day, ...given, ...(query?.day !== undefined && { date: query.day }) },
      }),
    },
  });

test("The day is told in five figures, of which the worst interval leads to the schedule", async () => {
  const { screen } = await show();
  for (const text of ["240", "+20% against a forecast of 200", "207 s", "71%", "Goal: 80% in 20 s", "696"])
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(/^120% of .* is expected at 114% of its forecast/)).toBeVisible();
  const worst = screen.getByRole("link", { name: /10:00.*10:30.*4 short/ });
  await expect.element(worst).toHaveAttribute("href", expect.stringContaining("/scheduler/editor?schedule=s9"));
  await expect.element(screen.getByText("16 required, 12 scheduled")).toBeVisible();
  await expect.element(screen.getByText(/As of 9:10.*data until 9:00/)).toBeVisible();
});

test("The table has each interval, marks the one under way, and is copied as it is read", async () => {
  const { screen } = await show();
  const table = screen.getByRole("table");
  await expect.element(table).toBeVisible();
  const cells = table
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toHaveLength(7);
  expect(cells[1]?.slice(1)).toEqual(["100", "120", "–", "180", "207", "71%", "14", "–", "16", "–"]);
  expect(cells[5]?.slice(1)).toEqual(["100", "–", "114", "180", "–", "–", "14", "16", "12", "4"]);
  expect(table.element().querySelector("[aria-current] th")?.textContent).toMatch(/9:00/);
  let text = "";
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (given) => Promise.resolve(void (text = given));
  await screen.getByRole("button", { name: "Copy the table for a spreadsheet" }).click();
  await expect.poll(() => text.split("\n")).toHaveLength(7);
  navigator.clipboard.writeText = write;
});

test("Both charts are tables too, the people's with those who are missing", async () => {
  const { screen } = await show();
  for (const [name, head] of [
    ["Contacts by interval", ["Time", "Forecast", "Actual", "Corrected forecast"]],
    ["People by interval", ["Time", "Required by the forecast", "Required as corrected", "Scheduled", "Short"]],
  ] as const) {
    const figure = screen.getByRole("figure", { name });
    await figure.getByRole("button", { name: "Show as a table" }).click();
    const [first] = figure.getByRole("row").elements();
    expect([...(first?.children ?? [])].map((cell) => cell.textContent)).toEqual(head);
  }
});

test("The days before are reached one by one, and today again", async () => {
  const { screen, inputsOf } = await show();
  await expect.element(screen.getByRole("button", { name: "Next day" })).toBeDisabled();
  await screen.getByRole("button", { name: "Previous day" }).click();
  await expect.element(screen.getByText("Sun, Nov 29")).toBeVisible();
  await expect.element(screen.getByText("Contacts of the day")).toBeVisible();
  expect(inputsOf("readIntraday").at(-1)).toMatchObject({ query: { day: "2026-11-29" } });
  await screen.getByRole("button", { name: "Next day" }).click();
  await expect.element(screen.getByText("Contacts so far")).toBeVisible();
  expect(screen.getByRole("button", { name: "Today" }).elements()).toEqual([]);
});

test("The address keeps planning group and day, and a group that was chosen is shown again without it", async () => {
  const { screen, inputsOf, address, go } = await show({ query: "?group=g2&day=2026-11-27" });
  await expect
    .poll(() => inputsOf("readIntraday"))
    .toEqual([{ params: { planningGroupId: "g2" }, query: { day: "2026-11-27" } }]);
  await screen.getByRole("button", { name: "Next day" }).click();
  await expect.poll(address).toBe("?group=g2&day=2026-11-28");
  await screen.getByRole("button", { name: "Today" }).click();
  await expect.poll(address).toBe("?group=g2");

  go("");
  await expect.element(screen.getByRole("button", { name: "Sales Planning group" })).toBeVisible();
  await screen.getByRole("button", { name: "Sales Planning group" }).click();
  await screen.getByRole("option", { name: "Support" }).click();
  await expect.poll(address).toBe("?group=g2");
  go("");
  await expect.element(screen.getByRole("button", { name: "Support Planning group" })).toBeVisible();
});

test("A closed day says what closes it, and leads to the day before", async () => {
  const { screen, inputsOf } = await show({ given: { isOpen: all(() => false), closed: "Inventory" } });
  await expect.element(screen.getByText("Sales is closed on this day: Inventory.")).toBeVisible();
  await screen.getByRole("button", { name: "Show the day before" }).click();
  await expect.poll(() => inputsOf("readIntraday").at(-1)).toMatchObject({ query: { day: "2026-11-29" } });
});

test("Without a forecast the screen leads there, without data it says how they come in", async () => {
  const none = all(() => null);
  const forecast = { hasForecast: false, known: 0, forecast: none, corrected: none, actual: none, figures: nothing };
  const without = await show({ given: forecast });
  await expect.element(without.screen.getByText("No main forecast for this day")).toBeVisible();
  await expect
    .element(without.screen.getByRole("link", { name: "Open Forecast" }))
    .toHaveAttribute("href", expect.stringContaining("/forecast"));
  await without.screen.unmount();

  const { screen } = await show({ given: { known: 0, actual: none, figures: { ...nothing, day: day.figures.day } } });
  await expect.element(screen.getByText(/Nothing has come in for this day yet/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Import files" })).toBeVisible();
  await expect.element(screen.getByText(/no data yet/)).toBeVisible();
});

test("Without a schedule or a goal it says so, and people who may not plan get no links", async () => {
  const fault = codeOf("noGoal") as "NO_GOAL";
  const figures = { ...day.figures, worst: null };
  const { screen } = await show({ given: { schedule: null, fault, figures }, permissions: ["wfm:staffing:view"] });
  await expect.element(screen.getByText(/No published schedule covers this day/)).toBeVisible();
  expect(screen.getByRole("link").elements()).toEqual([]);
  await expect.element(page.getByRole("table").first()).toBeVisible();
  expect(page.getByRole("columnheader", { name: "Scheduled" }).elements()).toEqual([]);
  await screen.unmount();
  const others = await show({ permissions: ["wfm:staffing:view"] });
  await expect.element(others.screen.getByText(/4 short/)).toBeVisible();
  expect(others.screen.getByRole("link").elements()).toEqual([]);
});
