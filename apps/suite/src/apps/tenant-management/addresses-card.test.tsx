import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AddressesCard } from "./addresses-card.tsx";

const tenantId = "0198c0de-0000-7000-8000-000000000001";
const stored = {
  hosts: ["acme.example.com"],
  niceBaseUrl: "",
  incontactBaseUrl: "",
  analyticsBaseUrl: "",
  version: "aaaaaaaaaaaaaaaa",
};

const show = async () => {
  const shown = await renderScreen({
    Screen: () => <AddressesCard tenantId={tenantId} />,
    areas: ["tenantManagement", "list", "fields"],
    permissions: ["tenants:manage"],
    answers: {
      readTenantAddresses: () => stored,
      saveTenantAddresses: ({ body }: { body?: unknown }) => {
        const { hosts } = body as typeof stored;
        if (hosts.includes("taken.example.com")) throw new CallError({ code: codeOf("hostTaken"), status: 409 });
        return { ...(body as typeof stored), version: "bbbbbbbbbbbbbbbb" };
      },
    },
  });
  const { screen } = shown;
  await expect.element(screen.getByText("acme.example.com")).toBeVisible();
  const add = async (host: string) => {
    await screen.getByRole("textbox", { name: "New entry" }).fill(host);
    await screen.getByRole("button", { name: "Add", exact: true }).click();
  };
  return { ...shown, add, save: screen.getByRole("button", { name: "Save", exact: true }) };
};

test("A host is added to the others and saved with the addresses of the apps", async () => {
  const { screen, add, save, inputsOf } = await show();
  await add("Care.example.com");
  await screen.getByRole("textbox", { name: "Address of analytics" }).fill("https://analytics.example.com");
  await save.click();
  await expect
    .poll(() => inputsOf("saveTenantAddresses"))
    .toEqual([
      {
        params: { tenantId },
        body: {
          ...stored,
          hosts: ["acme.example.com", "care.example.com"],
          analyticsBaseUrl: "https://analytics.example.com",
        },
      },
    ]);
});

test("A host of another organization is refused at the list of hosts", async () => {
  const { screen, add, save } = await show();
  await add("taken.example.com");
  await save.click();
  await expect.element(screen.getByText("Another organization has one of these hosts already").first()).toBeVisible();
});
