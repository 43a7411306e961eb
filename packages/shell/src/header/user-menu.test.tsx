import "@evolve/widgets/tokens.css";
import { toggles } from "@evolve/contracts/toggles";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { UserMenu } from "./user-menu.tsx";

const downloadsUrl = "https://downloads.example.test/";

const open = async (features: readonly string[]) => {
  const { runtime } = await inShell(null);
  const { view } = await inShell(<UserMenu />, {
    permissions: ["selfService:support:view"],
    shell: { features: new Set(features) },
    runtime: { settings: { ...runtime.settings, downloadsUrl } },
  });
  await render(view);
  await page.getByRole("button", { name: /User menu$/ }).click();
  return page.getByRole("menuitem", { name: "Self service" });
};

it("Self service in the user menu opens its page in the same tab [HEAD-014]", async () => {
  const item = await open([]);
  await expect.element(item).toHaveAttribute("href", `${location.origin}/wfm/#/selfService`);
  await expect.element(item).not.toHaveAttribute("target", "_blank");
});

it("with its toggle it opens the software downloads in a tab of its own [HEAD-015, PERM-033]", async () => {
  const item = await open([toggles.softwareDownloads]);
  await expect.element(item).toHaveAttribute("href", downloadsUrl);
  await expect.element(item).toHaveAttribute("target", "_blank");
});
