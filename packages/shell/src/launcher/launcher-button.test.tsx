import "@evolve/widgets/tokens.css";
import { toggles } from "@evolve/contracts/toggles";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { LauncherButton } from "./launcher-button.tsx";

vi.mock("./attendant.ts", () => ({ isAttendantUser: () => Promise.resolve(false) }));

it.each(["OK", "Cancel"])(
  "after Studio's question, answered by %s, the launcher's button has the focus again",
  async (answer) => {
    const { view } = await inShell(<LauncherButton />, {
      areas: ["launcher"],
      permissions: ["all"],
      shell: { licences: new Set(["ACD"]), features: new Set([toggles.studioMenu]) },
      runtime: { analytics: { event: vi.fn() } as never },
    });
    await render(view);
    const apps = page.getByRole("button", { name: "Apps" });
    await apps.click();
    await page.getByRole("button", { name: "Studio", exact: true }).click();
    await page.getByRole("dialog", { name: "Studio authentication" }).getByRole("button", { name: answer }).click();
    await expect.element(apps).toHaveFocus();
  },
);
