import { codeOf } from "@evolve/contracts/errors";
import { type Forecast, readForecastSeries, recalculateForecast } from "@evolve/contracts/forecasts";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { ForecastDetail } from "./forecast-detail.tsx";

const forecast: Forecast = {
  id: "f1",
  businessUnitId: "u1",
  firstDay: "2026-11-30",
  lastDay: "2026-12-06",
  days: 7,
  zone: "UTC",
  intervalMinutes: 30,
  version: 3,
  createdBy: "Ann",
  createdAt: "2026-11-20T08:00:00Z",
  calculatedAt: "2026-11-20T08:00:09Z",
  calculation: null,
  published: null,
};

const show = (permissions: Parameters<typeof renderScreen>[0]["permissions"]) =>
  renderScreen({
    Screen: () => <ForecastDetail forecast={forecast} planningGroupId="new" />,
    areas: ["forecast", "planning", "charts"],
    permissions,
    answers: {
      [readForecastSeries.name]: () => {
        throw new CallError({ code: codeOf("notFound"), status: 404 });
      },
      [recalculateForecast.name]: () => ({ jobId: "j1" }),
    },
  });

test("A planning group that is newer than a forecast is told to be missing in it, with the way to put it in", async () => {
  const { screen, inputsOf } = await show(["wfm:forecast:view", "wfm:forecast:edit"]);
  await expect.element(screen.getByText("Not in this forecast")).toBeVisible();
  await screen.getByRole("button", { name: "Recalculate" }).click();
  await expect
    .poll(() => inputsOf(recalculateForecast.name))
    .toEqual([{ params: { forecastId: "f1" }, body: { version: 3 } }]);
});

test("Who may only read a forecast is told the same without a button", async () => {
  const { screen } = await show(["wfm:forecast:view"]);
  await expect.element(screen.getByText("Not in this forecast")).toBeVisible();
  expect(screen.getByRole("button").elements()).toEqual([]);
});
