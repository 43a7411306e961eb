import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { ColumnsCard, type Wanted } from "./columns-card.tsx";

const show = async (permissions: readonly Permission[]) => {
  const onStart = vi.fn<(wanted: Wanted) => void>();
  const { screen } = await renderScreen({
    Screen: () => (
      <ColumnsCard
        columns={["Email", "First name"]}
        rows={[["ann@acme.test", "Ann"]]}
        first={["emailAddress", "firstName"]}
        isPending={false}
        onChange={() => undefined}
        onStart={onStart}
      />
    ),
    areas: ["userImport", "users", "files"],
    permissions,
    answers: {},
  });
  return { screen, onStart };
};
const update = "Update people who already exist";

test("Updating people who exist is offered to those who may edit users", async () => {
  const { screen, onStart } = await show(["user:create", "user:edit"]);
  await screen.getByText(update).click();
  await screen.getByRole("button", { name: "Import", exact: true }).click();
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({ isUpdate: true });
});

test("Without user:edit an import only creates users", async () => {
  const { screen, onStart } = await show(["user:create"]);
  await expect.element(screen.getByRole("button", { name: "Import", exact: true })).toBeVisible();
  await expect.element(screen.getByText(update)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Import", exact: true }).click();
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({ isUpdate: false });
});
