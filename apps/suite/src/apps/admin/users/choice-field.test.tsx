import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ServiceAccountPanel } from "./service-account-panel.tsx";

test("A choice that has to be made is marked as the other required fields are", async () => {
  await renderScreen({
    Screen: () => <ServiceAccountPanel account={null} onClose={() => undefined} />,
    areas: ["users", "list", "choices"],
    permissions: ["user:create"],
    answers: { roleChoices: () => ({ roles: [] }), searchRoles: () => ({ roles: [], totalRecords: 0 }) },
  });
  const panel = page.getByRole("dialog");
  await expect.element(panel.getByRole("textbox", { name: /^Name/ })).toBeVisible();
  await expect.poll(() => panel.getByText("*", { exact: true }).elements().length).toBe(2);
});
