import type { Forecast } from "@evolve/contracts/forecasts";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ForecastSeries } from "./forecast-rows.ts";
import { ForecastView } from "./forecast-view.tsx";

const dayMs = 86_400_000;
const startsAt = Date.parse("2026-11-30T00:00:00Z");
const forecast: Forecast = {
  id: "f1",
  businessUnitId: "b1",
  firstDay: "2026-11-30",
  lastDay: "2026-12-01",
  days: 2,
  zone: "UTC",
  intervalMinutes: 30,
  version: 1,
  createdBy: "Mara Holm",
  createdAt: "2026-11-20T10:00:00Z",
  calculatedAt: "2026-11-20T10:00:01Z",
  calculation: null,
  published: null,
};
const of = (value: number): number[] => Array.from({ length: 96 }, () => value);
const series: ForecastSeries = {
  version: 4,
  forecastVersion: 1,
  layers: [],
  days: [0, 1].map((day) => ({
    date: new Date(startsAt + day * dayMs).toISOString().slice(0, 10),
    first: day * 48,
    startsAt: startsAt + day * dayMs,
    intervals: 48,
    closed: null,
  })),
  periodAt: 0,
  actual: of(0).map((_, at) => (at < 48 ? 12 : null)),
  actualHandleSeconds: of(0).map((_, at) => (at < 48 ? 275 : null)),
  offered: of(10),
  handleSeconds: of(240),
  lower: of(6),
  upper: of(14),
  report: null,
  chosenMethod: "combination",
  fault: null,
};

const layer: ForecastSeries["layers"][number] = {
  id: "l1",
  kind: "override",
  eventKind: null,
  measure: "offered",
  effect: "percent",
  from: 48,
  to: 49,
  amount: 12,
  values: null,
  name: "",
  reason: "Price letter",
  createdBy: "Mara Holm",
  createdAt: "2026-11-20T10:00:00Z",
  isOn: true,
};

const show = (given = series) =>
  renderScreen({
    Screen: () => <ForecastView forecast={forecast} series={given} planningGroupId="g1" />,
    areas: ["forecast", "planning", "organization", "charts"],
    permissions: ["wfm:forecast:view", "wfm:forecast:edit"],
    answers: {
      readForecastAccuracy: () => ({ leads: [] }),
      addOverrides: () => ({ version: 5, forecastVersion: 2, layers: [], added: ["l1"] }),
    },
  });

test("By interval one day is shown, and the intervals of all days are copied and pasted", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: "Interval" }).click();
  let copied = "";
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => Promise.resolve(void (copied = text));
  await screen.getByRole("button", { name: "Copy all rows for a spreadsheet" }).click();
  await expect.poll(() => copied.split("\n").length).toBe(97);
  navigator.clipboard.writeText = write;

  await screen.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste from a spreadsheet" });
  await dialog
    .getByRole("textbox", { name: "Copied range" })
    .fill(copied.replace("2026-12-01\t09:00\t10", "2026-12-01\t09:00\t25"));
  await expect.element(dialog.getByRole("rowheader", { name: /Tue, Dec 1, 9:00/ })).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("From the planning sheet");
  await dialog.getByRole("button", { name: "Apply" }).click();
  const overrides = [{ measure: "offered", from: 66, to: 67, effect: "set", amount: 25 }];
  await expect
    .poll(() => inputsOf("addOverrides"))
    .toMatchObject([{ body: { version: 4, overrides, reason: "From the planning sheet" } }]);
});

test("Actual handle times stand beside those that are forecast, in the table and in the chart", async () => {
  // The grid draws the columns that it has room for.
  await page.viewport(1_600, 900);
  const { screen } = await show();
  const grid = screen.getByRole("grid");
  await expect.element(grid.getByRole("columnheader", { name: /Actual handle/ })).toBeInTheDocument();
  await expect.element(grid.getByRole("gridcell", { name: "275" }).first()).toBeInTheDocument();
  await screen.getByRole("button", { name: "Handle time" }).click();
  const figure = screen.getByRole("figure", { name: "Handle time in seconds" });
  await figure.getByRole("button", { name: "Show as a table" }).click();
  const table = figure.getByRole("table");
  const cells = [...(table.element() as HTMLTableElement).rows].map((row) =>
    [...row.cells].map((cell) => cell.innerText),
  );
  expect(cells).toEqual([
    ["Time", "Actual", "Forecast"],
    [expect.any(String), "275", "240"],
    [expect.any(String), expect.any(String), "240"],
  ]);
});

test("A range of the table shows the sum and the mean of its rows, without the foot that sums them up", async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole("row", { name: /^Mon, Nov 30/ })).toBeVisible();
  const cell = screen
    .getByRole("row", { name: /^Mon, Nov 30/ })
    .getByRole("gridcell")
    .nth(2);
  await cell.click();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(screen.getByText("2 numbers · Sum 960 · Mean 480").first()).toBeVisible();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(screen.getByText("2 numbers · Sum 960 · Mean 480").first()).toBeVisible();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.element(screen.getByText(/^4 numbers · Sum/).first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByText(/Sum/).elements()).toEqual([]);
});

test("What the layers add is rounded so that it adds up to the sums below", async () => {
  const event = { ...layer, kind: "event" as const, effect: "add" as const, amount: -0.75 };
  const { screen } = await show({
    ...series,
    layers: [
      { ...event, id: "a", name: "Power cut", from: 48, to: 50 },
      { ...event, id: "b", name: "Fire drill", from: 50, to: 52 },
      { ...event, id: "c", name: "Training", from: 52, to: 54 },
    ],
  });
  await expect.element(screen.getByText("Power cut").first()).toBeVisible();
  const shares = [...document.querySelectorAll("li p")].map((line) => / · (\S+) contacts/.exec(line.textContent)?.[1]);
  expect(shares).toEqual(["−1", "0", "−1"]);
  await expect.element(screen.getByRole("definition").nth(1)).toHaveTextContent("−2");
});

test("The chart tells where events and overrides apply and what they do, in its table too; what is off is left out", async () => {
  const campaign = { ...layer, id: "l3", kind: "event" as const, name: "Campaign", effect: "multiply" as const };
  const { screen } = await show({
    ...series,
    layers: [
      { ...campaign, amount: 1.2, from: 0, to: 96 },
      { ...campaign, id: "l4", name: "Switched off", amount: 2, from: 0, to: 96, isOn: false },
      layer,
      { ...layer, id: "l2", from: 49, to: 50 },
      { ...layer, id: "l5", measure: "handleTime", effect: "add", amount: 8, reason: "New tool" },
    ],
  });
  const texts = async (name: string) => {
    const figure = screen.getByRole("figure", { name });
    await figure.getByRole("button", { name: "Show as a table" }).click();
    const table = figure.getByRole("table").element() as HTMLTableElement;
    return [...table.rows].map((row) => [...row.cells].at(-1)?.innerText);
  };
  expect(await texts("Contacts over time")).toEqual([
    "Layers",
    "Campaign · +20%",
    "Campaign · +20%, Price letter · +12%",
  ]);
  await screen.getByRole("button", { name: "Handle time" }).click();
  await screen.getByRole("figure", { name: "Handle time in seconds" }).getByRole("button").click();
  expect(await texts("Handle time in seconds")).toEqual(["Layers", "", "New tool · +8 s"]);
});
