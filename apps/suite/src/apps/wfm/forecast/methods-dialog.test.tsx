import type { SeriesReport } from "@evolve/contracts/forecast-report";
import type { Forecast } from "@evolve/contracts/forecasts";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MethodsDialog } from "./methods-dialog.tsx";

const forecast: Forecast = {
  id: "f1",
  businessUnitId: "b1",
  firstDay: "2026-11-30",
  lastDay: "2026-12-06",
  days: 7,
  zone: "UTC",
  intervalMinutes: 30,
  version: 3,
  createdBy: "Mara Holm",
  createdAt: "2026-11-20T10:00:00Z",
  calculatedAt: "2026-11-20T10:00:01Z",
  calculation: null,
  published: null,
};
const of = (wape: number) => ({
  byInterval: { wape, bias: 0.01 },
  byDay: { wape: wape / 2, bias: 0.01 },
  byWeek: null,
});
const tried = (method: SeriesReport["methods"][number]["method"], wape: number) => ({
  method,
  ...of(wape),
  leads: [
    { weeks: 0, ...of(wape - 0.02) },
    { weeks: 1, ...of(wape + 0.02) },
  ],
});
const report: SeriesReport = {
  weights: [{ method: "calendar-with-level", weight: 1 }],
  accuracy: null,
  method: "combination",
  methods: [tried("combination", 0.08), tried("same-weekday-last-week", 0.06)],
  coverage: 0.8,
  band: { low: -1, high: 1, relative: 0.1 },
  origins: 12,
  openDays: 300,
  remarks: [],
  handleTimeWape: null,
  learntTo: "2026-11-29",
};

const show = async (permissions: ("wfm:forecast:view" | "wfm:forecast:edit")[]) => {
  const closed: boolean[] = [];
  const Screen = () => (
    <MethodsDialog
      forecast={forecast}
      planningGroupId="g1"
      report={report}
      chosen="combination"
      onClose={() => void closed.push(true)}
    />
  );
  const rendered = await renderScreen({
    Screen,
    areas: ["forecast", "planning"],
    permissions,
    answers: { chooseForecastMethod: () => ({ success: true }), recalculateForecast: () => ({ jobId: "j1" }) },
  });
  return { ...rendered, closed, dialog: page.getByRole("dialog", { name: "Methods" }) };
};

test("Methods stand beside each other by grain and lead; one that is chosen is calculated with at once", async () => {
  const { dialog, closed, inputsOf } = await show(["wfm:forecast:view", "wfm:forecast:edit"]);
  await expect.element(dialog.getByRole("row", { name: /^same day last week 6% 3% – \+1%/ })).toBeVisible();
  await expect.element(dialog.getByRole("row", { name: /^automatic combination 8% 4% .* In use$/ })).toBeVisible();
  await dialog.getByRole("button", { name: /Published ahead by/ }).click();
  await page.getByRole("option", { name: "1 week" }).click();
  await expect.element(dialog.getByRole("row", { name: /^same day last week 8% 4%/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Use same day last week" }).click();
  await expect
    .poll(() => inputsOf("recalculateForecast"))
    .toEqual([{ params: { forecastId: "f1" }, body: { version: 3 } }]);
  expect(inputsOf("chooseForecastMethod")).toEqual([
    { params: { planningGroupId: "g1" }, body: { method: "same-weekday-last-week" } },
  ]);
  expect(closed).toEqual([true]);
});

test("Whoever may only look sees the methods and cannot choose one", async () => {
  const { dialog } = await show(["wfm:forecast:view"]);
  await expect.element(dialog.getByRole("row", { name: /^automatic combination/ })).toBeVisible();
  expect(dialog.getByRole("button", { name: /^Use/ }).elements()).toEqual([]);
});
