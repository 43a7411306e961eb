import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LimitsScreen } from "./limits-screen.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;
const [nordic, night] = [idOf(1), idOf(2)];
const limit = {
  ...{ id: idOf(3), name: "Winter", businessUnitId: nordic, businessUnitName: "Nordic", teamId: null, teamName: null },
  ...{ firstDay: "2027-01-01", lastDay: "2027-03-31", people: 4, isAutomatic: true, version: 7 },
};
const choices = {
  businessUnits: [{ id: nordic, name: "Nordic" }],
  teams: [{ id: night, name: "Night" }],
  types: [],
  year: 2027,
};

afterEach(() => sessionStorage.clear());

const show = (
  answers: Parameters<typeof renderScreen>[0]["answers"] = {},
  permissions: Parameters<typeof renderScreen>[0]["permissions"] = ["wfm:requests:view", "wfm:requests:edit"],
) =>
  renderScreen({
    Screen: LimitsScreen,
    areas: ["timeOff", "organization", "dates", "validation"],
    permissions,
    answers: {
      searchTimeOffLimits: () => ({ limits: [limit], totalRecords: 1 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      timeOffChoices: () => choices,
      saveTimeOffLimit: () => ({ limit }),
      deleteTimeOffLimit: () => ({ success: true }),
      ...answers,
    },
  });
const panel = () => page.getByRole("dialog");
const choose = async (field: RegExp, option: string) => {
  await panel().getByRole("button", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
};
const type = async (group: string, digits: string) => {
  await panel().getByRole("group", { name: group }).getByRole("spinbutton").first().click();
  await userEvent.keyboard(digits);
};

test("A limit is created for a team, with its days and how many may be off", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: "Create limit" }).click();
  await panel().getByRole("textbox", { name: "Name" }).fill("Carnival");
  await choose(/Business unit/, "Nordic");
  await choose(/Team/, "Night");
  await type("First day", "02082027");
  await type("Last day", "02122027");
  await panel().getByRole("textbox", { name: "People off on a day" }).fill("2");
  await panel()
    .getByText(/^Approve requests within this limit/)
    .click();
  await panel().getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(() => inputsOf("saveTimeOffLimit")).toHaveLength(1);
  expect(inputsOf("saveTimeOffLimit")).toEqual([
    {
      body: {
        ...{ name: "Carnival", businessUnitId: nordic, teamId: night, firstDay: "2027-02-08", lastDay: "2027-02-12" },
        ...{ people: 2, isAutomatic: false },
      },
    },
  ]);
  await expect.element(panel()).not.toBeInTheDocument();
});

test("A limit is changed based on the version that was seen, and a name that another has is said at its field", async () => {
  let answer: () => unknown = () => {
    throw new CallError({ code: codeOf("nameExists"), status: 409, fields: { name: "unique" } });
  };
  const { screen, inputsOf } = await show({ saveTimeOffLimit: () => answer() });
  await screen.getByRole("button", { name: "Actions for Winter" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const name = panel().getByRole("textbox", { name: "Name" });
  await name.fill("Spring");
  await panel().getByRole("button", { name: "Save" }).click();
  await expect.element(name).toBeInvalid();
  answer = () => ({ limit });
  await name.fill("Late winter");
  await panel().getByRole("button", { name: "Save" }).click();
  await expect.poll(() => inputsOf("saveTimeOffLimit")).toHaveLength(2);
  const { businessUnitId, teamId, firstDay, lastDay, people, isAutomatic, id, version } = limit;
  const fields = { businessUnitId, teamId, firstDay, lastDay, people, isAutomatic };
  expect(inputsOf("saveTimeOffLimit").at(-1)).toEqual({ body: { ...fields, name: "Late winter", id, version } });
});

test("Before a limit is deleted, the question says what follows", async () => {
  const { screen, inputsOf } = await show();
  await expect
    .element(screen.getByRole("row", { name: /Winter/ }))
    .toMatchTextContent(/4.*Whole business unit.*By rules/);
  await screen.getByRole("button", { name: "Actions for Winter" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete limit?" });
  await expect.element(question.getByText(/“Winter” will no longer apply/)).toBeVisible();
  expect(inputsOf("deleteTimeOffLimit")).toEqual([]);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => inputsOf("deleteTimeOffLimit")).toEqual([{ params: { limitId: limit.id } }]);
});

test("Who only views limits can neither create nor change one", async () => {
  const { screen } = await show({}, ["wfm:requests:view"]);
  await expect.element(screen.getByText("Winter")).toBeVisible();
  expect(screen.getByRole("button", { name: "Create limit" }).query()).toBeNull();
  expect(screen.getByRole("button", { name: "Actions for Winter" }).query()).toBeNull();
});
