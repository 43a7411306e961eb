import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AvailabilityScreen } from "./availability-screen.tsx";

const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  isAvailable: true,
  fromHour: "08:00",
  durationInMinutes: 480,
}));

const show = async () => {
  let stored = { weekdays: [1], version: 1 };
  const shown = await renderScreen({
    Screen: AvailabilityScreen,
    areas: ["availability", "organization", "list", "dates"],
    permissions: ["mySpace:view"],
    answers: {
      readAvailability: () => ({ availability: { days: week }, version: 1 }),
      readDayOffPreferences: () => ({ preferences: { weekdays: stored.weekdays }, version: stored.version }),
      readShiftPreferences: () => ({
        preferences: { earliestStart: null, latestStart: null, shiftHours: null },
        version: 1,
      }),
      saveDayOffPreferences: ({ body }: { body?: unknown }) => {
        const { weekdays, version } = body as typeof stored;
        if (version !== stored.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        stored = { weekdays, version: version + 1 };
        return { preferences: { weekdays }, version: stored.version };
      },
    },
  });
  const { screen } = shown;
  const days = screen.getByRole("region", { name: "Days I’d like off" });
  const choose = (name: string) => days.getByRole("checkbox", { name }).click({ force: true });
  await expect.element(days.getByRole("checkbox", { name: "Monday" })).toBeChecked();
  const save = () => days.getByRole("button", { name: "Save" }).click();
  return { ...shown, days, choose, save, change: (weekdays: number[]) => (stored = { weekdays, version: 2 }) };
};

test("What was saved elsewhere meanwhile is shown beside what was chosen here, which can still be saved", async () => {
  const { days, choose, save, change, inputsOf } = await show();
  change([5]);
  await choose("Sunday");
  await save();
  await expect.element(days.getByRole("row", { name: "Days I’d like off Monday, Sunday Friday" })).toBeVisible();
  await days.getByRole("button", { name: "Keep mine" }).click();
  await save();
  await expect.poll(() => inputsOf("saveDayOffPreferences").at(-1)).toMatchObject({ body: { version: 2 } });
  await expect.element(days.getByRole("button", { name: "Save" })).toBeDisabled();
});

test("Each save goes on from the one before", async () => {
  const { days, choose, save, inputsOf } = await show();
  await choose("Sunday");
  await save();
  await expect.element(days.getByRole("button", { name: "Save" })).toBeDisabled();
  await choose("Saturday");
  await save();
  await expect
    .poll(() => inputsOf("saveDayOffPreferences").map(({ body }) => (body as { version: number }).version))
    .toEqual([1, 2]);
});

test("A draft that comes back says so, and can be discarded", async () => {
  sessionStorage.setItem("draft:u1:own-days-off", JSON.stringify({ weekdays: [1, 0] }));
  const { days } = await show();
  await expect.element(days.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
  await days.getByRole("button", { name: "Start over" }).click();
  await expect.element(days.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
});
