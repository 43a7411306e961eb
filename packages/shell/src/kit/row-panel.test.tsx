import { readRole } from "@evolve/contracts/roles";
import { expect, test } from "vitest";
import { renderScreen } from "../../test/render-screen.tsx";
import { useShell } from "../shell-context.ts";
import { RowPanel } from "./row-panel.tsx";

const renderPanel = (rowId: string | null, answer: () => unknown) => {
  const Screen = () => {
    const { client } = useShell();
    return (
      <RowPanel
        list="roles"
        rowId={rowId}
        title="Edit role"
        onClose={() => undefined}
        read={async (roleId, signal) => (await client.call(readRole, { params: { roleId } }, { signal })).role}
      >
        {(role) => <p>{role ? `Form of ${role.displayName}` : "Empty form"}</p>}
      </RowPanel>
    );
  };
  return renderScreen({ Screen, permissions: [], answers: { readRole: answer } });
};

test("A new row's form is shown without asking the server", async () => {
  const { screen, inputsOf } = await renderPanel(null, () => undefined);
  await expect.element(screen.getByText("Empty form")).toBeVisible();
  expect(inputsOf("readRole")).toEqual([]);
});

test("A row that is gone is named as such, and can be asked for again", async () => {
  const answer: { role?: { displayName: string } } = {};
  const { screen } = await renderPanel("r1", () => answer);
  await expect.element(screen.getByText("This doesn’t exist, or you don’t have access to it.")).toBeVisible();
  answer.role = { displayName: "Planner" };
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Form of Planner")).toBeVisible();
});
