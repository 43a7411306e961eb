import type { Forecast } from "@evolve/contracts/forecasts";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { ForecastActions } from "./forecast-actions.tsx";

const published = { id: "p1", version: 3, publishedBy: "Mara Holm", publishedAt: "2026-11-21T10:00:00Z" };
const forecast: Forecast = {
  ...{ id: "f1", businessUnitId: "b1", firstDay: "2026-11-30", lastDay: "2026-12-01", days: 2, zone: "UTC" },
  ...{ intervalMinutes: 30, version: 3, createdBy: "Mara Holm", createdAt: "2026-11-20T10:00:00Z" },
  ...{ calculatedAt: "2026-11-20T10:00:01Z", calculation: null, published },
};

const publishOf = async (given: Partial<Forecast>, main: { readonly forecastId: string } | null) => {
  const { screen } = await renderScreen({
    Screen: () => <ForecastActions forecast={{ ...forecast, ...given }} main={main} />,
    areas: ["forecast"],
    permissions: ["wfm:forecast:view", "wfm:forecast:edit"],
    answers: {},
  });
  return screen.getByRole("button", { name: "Publish as main" });
};

test("The main forecast is published again only once it has changed", async () => {
  await expect.element(await publishOf({}, { forecastId: "f1" })).toBeDisabled();
});

test("A main forecast that has changed, one that another has replaced and a draft can be published", async () => {
  for (const [given, main] of [
    [{ version: 4 }, { forecastId: "f1" }],
    [{}, { forecastId: "f2" }],
    [{ published: null }, null],
  ] as const) {
    const publish = await publishOf(given, main);
    await expect.element(publish.last()).toBeEnabled();
  }
});
