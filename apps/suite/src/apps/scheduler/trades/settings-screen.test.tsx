import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { SettingsScreen } from "./settings-screen.tsx";

const settingsOf = (businessUnitName: string, version: number) => ({
  ...{ businessUnitId: businessUnitName.toLowerCase(), businessUnitName, version },
  ...{ isAutomatic: false, noticeHours: 24, acceptanceHours: 12 },
});

const show = (permissions: Parameters<typeof renderScreen>[0]["permissions"], settings: readonly object[]) =>
  renderScreen({
    Screen: SettingsScreen,
    areas: ["shiftTrades"],
    permissions,
    answers: {
      readTradeSettings: () => ({ settings }),
      saveTradeSettings: () => ({ settings: settingsOf("Nordic", 4) }),
    },
  });
const planner = ["wfm:requests:view", "wfm:requests:edit"] as const;

test("Each business unit has its own settings, saved by themselves and based on the version that was seen", async () => {
  const { screen, inputsOf } = await show(planner, [settingsOf("Nordic", 3), settingsOf("Iberia", 0)]);
  const nordic = screen.getByRole("region", { name: "Nordic" });
  await nordic.getByText(/^Approve automatically/).click();
  await nordic.getByRole("textbox", { name: /^Offers close/ }).fill("48");
  await nordic.getByRole("button", { name: "Save settings of Nordic" }).click();
  await expect.element(screen.getByText("Saved for Nordic")).toBeVisible();
  // Those that were never saved have no version.
  await screen.getByRole("button", { name: "Save settings of Iberia" }).click();
  await expect.poll(() => inputsOf("saveTradeSettings")).toHaveLength(2);
  expect(inputsOf("saveTradeSettings")).toEqual([
    { body: { businessUnitId: "nordic", isAutomatic: true, noticeHours: 48, acceptanceHours: 12, version: 3 } },
    { body: { businessUnitId: "iberia", isAutomatic: false, noticeHours: 24, acceptanceHours: 12 } },
  ]);
});

test("Hours that are none, or accepting that ends before offering does, cannot be saved", async () => {
  const { screen, inputsOf } = await show(planner, [settingsOf("Nordic", 3)]);
  const save = screen.getByRole("button", { name: "Save settings of Nordic" });
  const acceptance = screen.getByRole("textbox", { name: /^Acceptance closes/ });
  await acceptance.fill("25");
  await expect.element(acceptance).toBeInvalid();
  await expect.element(save).toBeDisabled();
  await acceptance.fill("soon");
  await expect.element(save).toBeDisabled();
  await acceptance.fill("24");
  await expect.element(save).toBeEnabled();
  expect(inputsOf("saveTradeSettings")).toEqual([]);
});

test("Who only views requests reads the settings and changes none", async () => {
  const { screen } = await show(["wfm:requests:view"], [settingsOf("Nordic", 3)]);
  await expect.element(screen.getByRole("textbox", { name: /^Offers close/ })).toHaveValue("24");
  await expect.element(screen.getByRole("textbox", { name: /^Offers close/ })).toBeDisabled();
  expect(screen.getByRole("button", { name: /^Save/ }).query()).toBeNull();
});

test("Without a business unit there is nothing to set, and why is said", async () => {
  const { screen } = await show(planner, []);
  await expect.element(screen.getByText("No business units")).toBeVisible();
});
