import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { InputsNotice } from "./inputs-notice.tsx";

const show = (changed: readonly string[], forecastId: string | null = "f1") =>
  renderScreen({
    Screen: () => <InputsNotice planningGroupId="g1" forecastId={forecastId} version={1} action="Calculate again" />,
    areas: ["planning"],
    permissions: ["wfm:forecast:view"],
    answers: { readForecastInputs: () => ({ calculatedAt: "2026-11-20T10:00:00Z", changed }) },
  });

test("What a forecast was calculated from and has changed since is named, beside what calculates it again", async () => {
  const { screen, inputsOf } = await show(["history", "calendar"]);
  await expect
    .element(screen.getByText(/^Changed since this forecast .*: the history and the calendar\./))
    .toBeVisible();
  await expect.element(screen.getByText("Calculate again", { exact: true })).toBeVisible();
  expect(inputsOf("readForecastInputs")).toEqual([{ params: { planningGroupId: "g1" }, query: { forecastId: "f1" } }]);
});

test("Of the main forecast it is said that it must be published again", async () => {
  const { screen } = await show(["history"], null);
  await expect.element(screen.getByText(/main forecast .* publish it/)).toBeVisible();
});

test("A forecast as good as new says nothing", async () => {
  const { screen, inputsOf } = await show([]);
  await expect.poll(() => inputsOf("readForecastInputs")).toHaveLength(1);
  expect(screen.getByText(/^Changed since/).elements()).toEqual([]);
});
