import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AuditExportDialog } from "./audit-export-dialog.tsx";

const hash = "ab".repeat(32);
const show = (length: number) =>
  renderScreen({
    Screen: () => <AuditExportDialog onClose={() => undefined} />,
    areas: ["securityPolicy", "dates"],
    permissions: ["tenant:edit"],
    timeZone: "Europe/Berlin",
    answers: {
      exportAuditTrail: () => ({ jobId: "j1" }),
      readAuditChain: () => ({ length, hash: length === 0 ? "" : hash, linkedAt: null }),
    },
  });
type Shown = Awaited<ReturnType<typeof show>>["screen"];
const chooseChain = async (screen: Shown) => {
  await screen.getByRole("button", { name: /Format/ }).click();
  await screen.getByRole("option", { name: "Hash chain (NDJSON)" }).click();
};

test("The hash chain can be exported, beside its end, which is there to copy", async () => {
  const { screen, inputsOf } = await show(12);
  await chooseChain(screen);
  await expect.element(screen.getByRole("textbox", { name: "End of the hash chain" })).toHaveValue(hash);
  await expect.element(screen.getByText(/12 events are sealed/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Copy/ })).toBeVisible();
  await screen.getByRole("button", { name: "Export the hash chain" }).click();
  await expect.poll(() => inputsOf("exportAuditTrail")).toEqual([{ body: { format: "chain" } }]);
});

test("Before anything is sealed the dialog says so", async () => {
  const { screen } = await show(0);
  await chooseChain(screen);
  await expect.element(screen.getByText(/No event is sealed yet/)).toBeVisible();
});

test("A table is exported unless the chain is chosen", async () => {
  const { screen, inputsOf } = await show(12);
  await screen.getByRole("button", { name: "Export as CSV" }).click();
  await expect.poll(() => inputsOf("exportAuditTrail")).toEqual([{ body: { format: "csv" } }]);
  expect(inputsOf("readAuditChain")).toEqual([]);
});
