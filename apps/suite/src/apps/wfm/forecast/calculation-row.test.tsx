import type { Forecast } from "@evolve/contracts/forecasts";
import { cancelJob } from "@evolve/contracts/jobs";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { CalculationRow } from "./calculation-row.tsx";

type Calculation = NonNullable<Forecast["calculation"]>;

const show = (calculation: Partial<Calculation>) => {
  const forecast: Forecast = {
    id: "f1",
    businessUnitId: "u1",
    firstDay: "2026-11-30",
    lastDay: "2026-12-06",
    days: 7,
    zone: "UTC",
    intervalMinutes: 30,
    version: 1,
    createdBy: "Ann",
    createdAt: "2026-11-20T08:00:00Z",
    calculatedAt: null,
    calculation: { jobId: "j1", state: "running", progress: 0.4, startedBy: "Ann", isOwn: true, ...calculation },
    published: null,
  };
  return renderScreen({
    Screen: () => <CalculationRow forecast={forecast} />,
    areas: ["forecast"],
    permissions: ["wfm:forecast:edit"],
    answers: { [cancelJob.name]: () => ({}) },
  });
};

test("The person who started a calculation sees how far it is, and can cancel it", async () => {
  const { screen, inputsOf } = await show({});
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "40%");
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => inputsOf(cancelJob.name)).toEqual([{ params: { jobId: "j1" }, body: {} }]);
});

test("A calculation that is being stopped cannot be canceled again", async () => {
  const { screen } = await show({ state: "cancelling" });
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
});

test("Others see how far a calculation is, and cannot cancel it", async () => {
  const { screen } = await show({ isOwn: false });
  await expect.element(screen.getByRole("progressbar")).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel" }).query()).toBeNull();
});
