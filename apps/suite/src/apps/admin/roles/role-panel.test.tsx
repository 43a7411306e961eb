import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { RolePanel } from "./role-panel.tsx";

test("When the user does not confirm who they are, the panel keeps what was typed and reports no failure", async () => {
  const onClose = vi.fn();
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <RolePanel rowId={null} onClose={onClose} />,
    areas: ["roles", "permissions"],
    permissions: ["all"],
    answers: {
      // What a call ends with after its step-up was cancelled.
      createRole: () => {
        throw new CallError({ code: codeOf("stepUpRequired"), status: 403 });
      },
    },
  });
  const name = screen.getByRole("textbox", { name: "Name" });
  await name.fill("Editors");
  await screen.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(() => inputsOf("createRole")).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "Create", exact: true })).toBeEnabled();
  await expect.element(name).toHaveValue("Editors");
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
