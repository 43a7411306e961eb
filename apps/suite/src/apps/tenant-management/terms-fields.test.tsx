import { useAppForm } from "@evolve/shell/forms";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { TermsFieldset } from "./terms-fields.tsx";
import { type TermsFields, TermsForm, type TermsValues } from "./terms-form.ts";

const toggles = ["release-partnerhub", "release-unheard-of"];

const Screen = () => {
  const form = useAppForm<TermsFields, TermsValues>({
    schema: TermsForm,
    defaultValues: { type: "PAYING", userSoftLimit: "10", applicationIds: [], featureIds: [], toggles },
    onSave: () => Promise.resolve(),
  });
  return <TermsFieldset form={form} saved={null} />;
};

test("A tenant's feature toggles are chosen by what they do; one that this version does not know stays, by its name", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen,
    areas: ["tenantManagement", "organization", "users", "fields"],
    permissions: ["tenants:manage"],
    answers: { previewLicences: () => ({ links: [] }) },
  });
  /** Of the preview of what the tenant gets, which follows every choice. */
  const chosen = () => [...(inputsOf("previewLicences").at(-1)?.["body"] as { toggles: string[] }).toggles].sort();
  const partnerHub = screen.getByRole("checkbox", { name: "PartnerHub in the launcher" });
  await expect.element(partnerHub).toBeChecked();
  await expect.element(screen.getByText("release-unheard-of")).toBeVisible();
  await screen.getByText(/may register themselves/).click();
  await expect.poll(chosen).toEqual(["release-partnerhub", "release-unheard-of", "self-registration"]);
  await screen.getByText("PartnerHub in the launcher").click();
  await expect.poll(chosen).toEqual(["release-unheard-of", "self-registration"]);
});
