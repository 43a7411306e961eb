import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { OrganizationScreen } from "./organization-screen.tsx";

const stored = {
  tenantId: "0198c0de-0000-7000-8000-000000000001",
  tenantName: "Acme",
  timezone: "Europe/Berlin",
  type: "PAYING",
  userSoftLimit: 1_500,
  billingId: "B-17",
  version: 4,
};
const theirs = { ...stored, tenantName: "Acme Group", version: 5 };

/** @param current what is stored by the time somebody saves */
const show = async (current: typeof stored = stored) => {
  let reads = 0;
  const shown = await renderScreen({
    Screen: OrganizationScreen,
    areas: ["organization"],
    permissions: ["tenant:edit"],
    answers: {
      currentTenant: () => ({ tenant: reads++ === 0 ? stored : current }),
      productCatalogue: () => ({
        productId: "EVOLVE",
        applications: [
          { applicationId: "ACD", licensed: false, features: [] },
          {
            applicationId: "QM",
            licensed: true,
            features: [
              { featureId: 103, name: "qualityManagement", licensed: true },
              { featureId: 107, name: "qualityAnalytics", licensed: false },
            ],
          },
        ],
      }),
      updateTenant: ({ body: given }: { body?: unknown }) => {
        const body = given as { tenantName: string; version: number };
        if (body.version !== current.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        return { tenant: { ...current, tenantName: body.tenantName, version: current.version + 1 } };
      },
    },
  });
  const { screen } = shown;
  const name = screen.getByRole("textbox", { name: "Organization name" });
  await expect.element(name).toHaveValue("Acme");
  return { ...shown, name, save: screen.getByRole("button", { name: "Save" }) };
};

test("The contract is shown and not to be changed; the name is saved on top of the version that was seen", async () => {
  const { screen, name, save, inputsOf } = await show();
  for (const text of ["1,500", "B-17"]) await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  await expect.element(save).toBeDisabled();
  await name.fill("Acme Limited");
  await save.click();
  await expect
    .poll(() => inputsOf("updateTenant"))
    .toEqual([{ body: { tenantName: "Acme Limited", timezone: "Europe/Berlin", version: 4 } }]);
  await expect.element(screen.getByText("Your changes were saved.")).toBeVisible();
  await expect.element(save).toBeDisabled();
});

test("An organization without a name is not saved", async () => {
  const { name, save, inputsOf } = await show();
  await name.fill("");
  await save.click();
  await expect.element(name).toBeInvalid();
  expect(inputsOf("updateTenant")).toEqual([]);
});

test("Of two who rename the organization the second sees both names, and may take the saved one", async () => {
  const { screen, name, save, inputsOf } = await show(theirs);
  await name.fill("Acme Limited");
  await save.click();
  await expect.element(screen.getByRole("row", { name: "Organization name Acme Limited Acme Group" })).toBeVisible();
  await screen.getByRole("button", { name: "Use the saved version" }).click();
  await expect.element(name).toHaveValue("Acme Group");
  expect(inputsOf("updateTenant")).toHaveLength(1);
});

test("The applications of the product are listed, those of the contract first, each with its features", async () => {
  const { screen } = await show();
  const card = screen.getByRole("region", { name: "Applications" });
  const items = card.getByRole("listitem");
  await expect.element(items.nth(0).getByText("Included", { exact: true })).toBeVisible();
  await expect.element(items.nth(0).getByText(/Quality management.*: included/)).toBeVisible();
  await expect.element(items.nth(0).getByText(/Quality analytics.*: not included/)).toBeVisible();
  await expect.element(items.nth(1).getByText("Not included", { exact: true })).toBeVisible();
  expect(card.getByRole("button").query()).toBeNull();
});
