import { renderScreen } from "@evolve/shell/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { BalancesScreen } from "./balances-screen.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;
const [ann, bo, vacation] = [idOf(1), idOf(2), idOf(3)];
const rowOf = (id: string, name: string, entitled: number | null) => ({
  ...{ id, name, teamName: "Night", businessUnitName: "Nordic" },
  ...{ entitled, taken: 480, planned: 960, requested: 0 },
});

afterEach(() => sessionStorage.clear());

const show = () =>
  renderScreen({
    Screen: BalancesScreen,
    areas: ["timeOff", "organization", "validation"],
    permissions: ["wfm:requests:view", "wfm:requests:edit"],
    answers: {
      searchTimeOffBalances: () => ({
        balances: [rowOf(ann, "Ann", 12_000), rowOf(bo, "Bo", null)],
        totalRecords: 2,
      }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      timeOffChoices: () => ({
        businessUnits: [],
        teams: [],
        types: [{ id: vacation, name: "Vacation" }],
        year: 2027,
      }),
      saveTimeOffEntitlement: () => ({ success: true }),
    },
  });

/** Opens the panel for both people. */
const setForBoth = async ({ screen }: Awaited<ReturnType<typeof show>>) => {
  for (const name of ["Ann", "Bo"]) await screen.getByRole("checkbox", { name: `Select ${name}` }).click();
  const bar = page.getByRole("group", { name: "Actions for the selection" });
  await bar.getByRole("button", { name: "Set entitlement" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: /Kind/ }).click();
  await page.getByRole("option", { name: "Vacation" }).click();
  return panel;
};

test("What is left follows from what one may take, has taken and plans; without a balance there is nothing left to show", async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole("row", { name: /Ann/ })).toMatchTextContent(/200 h.*8 h.*16 h.*176 h/);
  await expect.element(screen.getByRole("row", { name: /Bo/ })).toMatchTextContent(/No balance.*No balance/);
});

test("Many people get the hours that they may take in a year", async () => {
  const shown = await show();
  const panel = await setForBoth(shown);
  await panel.getByRole("textbox", { name: "Year" }).fill("2027");
  await panel.getByRole("textbox", { name: "Hours in the year" }).fill("184");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("The entitlement of 2 people was set.")).toBeVisible();
  expect(shown.inputsOf("saveTimeOffEntitlement")).toEqual([
    { body: { userIds: [ann, bo], codeId: vacation, year: 2027, minutes: 184 * 60 } },
  ]);
});

test("A balance that is no longer kept needs no hours; a year that cannot be is said before anything is sent", async () => {
  const shown = await show();
  const panel = await setForBoth(shown);
  await panel.getByText("Keep a balance").click();
  expect(panel.getByRole("textbox", { name: "Hours in the year" }).query()).toBeNull();
  const year = panel.getByRole("textbox", { name: "Year" });
  await year.fill("20");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(year).toBeInvalid();
  expect(shown.inputsOf("saveTimeOffEntitlement")).toEqual([]);
  await year.fill("2028");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => shown.inputsOf("saveTimeOffEntitlement"))
    .toEqual([{ body: { userIds: [ann, bo], codeId: vacation, year: 2028, minutes: null } }]);
});
