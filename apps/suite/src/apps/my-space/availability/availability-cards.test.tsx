import { renderScreen } from "@evolve/shell/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AvailabilityScreen } from "./availability-screen.tsx";

const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  isAvailable: day > 0 && day < 6,
  fromHour: "08:00",
  durationInMinutes: 480,
}));
const params = { userId: "current" };

afterEach(() => sessionStorage.clear());

const show = (answers: Parameters<typeof renderScreen>[0]["answers"] = {}) =>
  renderScreen({
    Screen: AvailabilityScreen,
    areas: ["availability", "organization", "dates", "validation"],
    permissions: ["mySpace:view"],
    answers: {
      readAvailability: () => ({ availability: { days }, version: 4 }),
      readDayOffPreferences: () => ({ preferences: { weekdays: [0] }, version: 0 }),
      readShiftPreferences: () => ({
        preferences: { earliestStart: null, latestStart: null, shiftHours: null },
        version: 2,
      }),
      ...answers,
    },
  });

test("A day that one cannot work is saved with the others, based on the version that was seen", async () => {
  const { screen, inputsOf } = await show({ saveAvailability: () => ({ availability: { days }, version: 5 }) });
  const card = screen.getByRole("region", { name: "When I can work" });
  const save = card.getByRole("button", { name: "Save" });
  await expect.element(save).toBeDisabled();
  await card.getByText("Friday", { exact: true }).first().click();
  await save.click();
  await expect.element(screen.getByText("Saved")).toBeVisible();
  const changed = days.map((one) => (one.day === 5 ? { ...one, isAvailable: false } : one));
  expect(inputsOf("saveAvailability")).toEqual([{ params, body: { days: changed, version: 4 } }]);
  // The screen learns the new version.
  await expect.poll(() => inputsOf("readAvailability")).toHaveLength(2);
});

test("Weekdays off and the wish for shifts are saved card by card", async () => {
  const { screen, inputsOf } = await show({
    saveDayOffPreferences: () => ({ preferences: { weekdays: [6, 0] }, version: 1 }),
    saveShiftPreferences: () => ({
      preferences: { earliestStart: null, latestStart: null, shiftHours: 6 },
      version: 3,
    }),
  });
  const off = screen.getByRole("region", { name: "Days I’d like off" });
  await off.getByText("Saturday", { exact: true }).click();
  await off.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => inputsOf("saveDayOffPreferences")).toHaveLength(1);
  expect(inputsOf("saveDayOffPreferences")).toEqual([{ params, body: { weekdays: [6, 0], version: 0 } }]);
  const shifts = screen.getByRole("region", { name: "Shifts I’d like" });
  await shifts.getByRole("button", { name: /Length in hours/ }).click();
  await page.getByRole("option", { name: "6 hours" }).click();
  await shifts.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => inputsOf("saveShiftPreferences")).toHaveLength(1);
  expect(inputsOf("saveShiftPreferences")).toEqual([
    { params, body: { earliestStart: null, latestStart: null, shiftHours: 6, version: 2 } },
  ]);
});
