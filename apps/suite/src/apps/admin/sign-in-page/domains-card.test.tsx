import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DomainsCard } from "./domains-card.tsx";

const id = "0198c0de-0000-7000-8000-000000000001";
const claimed = {
  id,
  domain: "acme.example",
  verifiedAt: null as string | null,
  failedAt: null as string | null,
  record: { name: "_evolve.acme.example", value: "evolve-domain=x1" },
};

/** @param isPublished whether DNS has the record */
const show = async ({ stored = [] as (typeof claimed)[], isPublished = true } = {}) => {
  let domains = stored;
  const shown = await renderScreen({
    Screen: DomainsCard,
    areas: ["signInPage"],
    permissions: ["tenant:edit"],
    answers: {
      listDomains: () => ({ domains }),
      claimDomain: () => {
        domains = [claimed];
        return { domain: claimed };
      },
      verifyDomain: () => {
        const now = new Date().toISOString();
        domains = [{ ...claimed, ...(isPublished ? { verifiedAt: now } : { failedAt: now }) }];
        if (!isPublished) throw new CallError({ code: codeOf("domainNotVerified"), status: 409 });
        return { domain: domains[0] };
      },
      removeDomain: () => {
        domains = [];
        return { success: true };
      },
    },
  });
  return shown;
};

test("A domain is added, and then shows the record that proves whose it is", async () => {
  const { screen, inputsOf } = await show();
  await expect.element(screen.getByText("No domains yet")).toBeVisible();
  await screen.getByRole("textbox", { name: "Domain", exact: true }).fill("Acme.Example");
  await screen.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(screen.getByText("Not checked yet")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Name of the record" })).toHaveValue(claimed.record.name);
  await expect.element(screen.getByRole("textbox", { name: "Value of the record" })).toHaveValue(claimed.record.value);
  expect(inputsOf("claimDomain")).toEqual([{ body: { domain: "acme.example" } }]);
});

test("What is no domain is refused at the field", async () => {
  const { screen, inputsOf } = await show();
  const field = screen.getByRole("textbox", { name: "Domain", exact: true });
  await field.fill("https://acme.example");
  await screen.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(field).toBeInvalid();
  expect(inputsOf("claimDomain")).toEqual([]);
});

test("A domain whose record is found is verified, and needs no record any more", async () => {
  const { screen } = await show({ stored: [claimed] });
  await screen.getByRole("button", { name: "Check now: acme.example" }).click();
  await expect.element(screen.getByText("Verified", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Name of the record" })).not.toBeInTheDocument();
});

test("Where the record is not found that is said, and the domain can be checked again", async () => {
  const { screen } = await show({ stored: [claimed], isPublished: false });
  await screen.getByRole("button", { name: "Check now: acme.example" }).click();
  await expect.element(screen.getByText("Record not found")).toBeVisible();
  await expect.element(screen.getByText(/Last checked/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Check now: acme.example" })).toBeEnabled();
});

test("A domain is removed once that is confirmed", async () => {
  const { screen, inputsOf } = await show({ stored: [claimed] });
  await screen.getByRole("button", { name: "Remove: acme.example" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove domain?" });
  expect(inputsOf("removeDomain")).toEqual([]);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.element(screen.getByText("No domains yet")).toBeVisible();
  expect(inputsOf("removeDomain")).toEqual([{ params: { domainId: id } }]);
});
