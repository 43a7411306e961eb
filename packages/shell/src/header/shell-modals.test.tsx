import "@evolve/widgets/tokens.css";
import { listAccessKeys } from "@evolve/contracts/access-keys";
import type { Call } from "@evolve/contracts/call";
import { toggles } from "@evolve/contracts/toggles";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { Header } from "./header.tsx";

vi.mock("../jobs/jobs-button.tsx", () => ({ JobsButton: () => null }));

const show = async () => {
  sessionStorage.setItem("attendantUser:u1:t1", "false");
  const call = vi.fn((contract: Call) =>
    contract === listAccessKeys ? Promise.resolve({ accessKeys: [] }) : new Promise(() => undefined),
  );
  const { view } = await inShell(
    <Header sidebar={{ mode: "open", send: vi.fn() }} toggle={createRef()} notifications={null} />,
    {
      shell: {
        client: { call } as never,
        user: {
          id: "u1",
          fullName: "Ann Example",
          userName: "ann@acme.test",
          emailAddress: "ann@acme.test",
          samlUser: false,
          role: { name: "Agent" },
        } as never,
        features: new Set([toggles.studioMenu]),
        licences: new Set(["ACD"]),
      },
      runtime: { analytics: { event: vi.fn() } as never },
      areas: ["accessKeys", "list", "password", "launcher"],
    },
  );
  await render(view);
};
const dialog = (name: string) => page.getByRole("dialog", { name });

it.each([
  ["My profile", "My profile"],
  ["Change password", "Change password"],
  ["Contact us", "Contact us"],
])("the user menu's %s opens its modal [MISC-003]", async (item, title) => {
  await show();
  await page.getByRole("button", { name: "Ann Example User menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await expect.element(dialog(title)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog(title).query()).toBeNull();
});

it("my profile has the access keys [MISC-003]", async () => {
  await show();
  await page.getByRole("button", { name: "Ann Example User menu" }).click();
  await page.getByRole("menuitem", { name: "My profile" }).click();
  await dialog("My profile").getByRole("tab", { name: "Access Keys" }).click();
  await expect.element(dialog("My profile").getByRole("button", { name: "Generate New Access Key" })).toBeVisible();
});

it("launching the scripting studio asks in a modal [MISC-003]", async () => {
  await show();
  await page.getByRole("button", { name: "Apps" }).click();
  await page.getByRole("button", { name: "Studio", exact: true }).click();
  await expect.element(dialog("Studio authentication").getByRole("checkbox")).toBeVisible();
  await dialog("Studio authentication").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => dialog("Studio authentication").query()).toBeNull();
});
