import { createMemoryHistory } from "@tanstack/history";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { inShell } from "../../test/in-shell.tsx";
import type { AppManifest } from "../apps/manifest.ts";
import { createConnection } from "../connection/connection.ts";
import { ShellLayout } from "../layout/shell-layout.tsx";
import { createAppRouting } from "../routing/app-routing.ts";
import { useShell } from "../shell-context.ts";
import { createQueryClient } from "./query-client.ts";
import type { ShellData } from "./shell-data.ts";
import { ShellRoot } from "./shell-root.tsx";

const app: AppManifest = {
  id: "admin",
  routes: [],
  screens: () => Promise.resolve({ screens: {} }),
};

const routing = () => createAppRouting(createMemoryHistory({ initialEntries: ["/admin/users"] }), [app]);

/** Counts the reloads that the page asks for, and stops them: the test is in the page. */
const watchReloads = () => {
  const reload = vi.fn();
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== "reload") return;
    event.preventDefault();
    reload();
  };
  window.navigation.addEventListener("navigate", stop);
  onTestFinished(() => window.navigation.removeEventListener("navigate", stop));
  return reload;
};

it("a failure of the shell itself says so, is logged, and offers to reload the page", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { runtime, shell } = await inShell(null);
  await render(
    <ShellRoot
      // Without modules the layout cannot be drawn.
      data={{ ...shell, modules: null } as unknown as ShellData}
      client={shell.client}
      preferences={shell.preferences}
      queryClient={new QueryClient()}
      routing={routing()}
      runtime={runtime}
      isEmbedded={false}
    >
      <ShellLayout />
    </ShellRoot>,
  );
  await expect.element(page.getByText("We couldn’t show this page")).toBeVisible();
  await expect.element(page.getByText("Something went wrong on this page.")).toBeVisible();
  expect(log).toHaveBeenCalledWith("[shell] the shell failed", expect.objectContaining({ error: expect.any(Error) }));
  const reload = watchReloads();
  await page.getByRole("button", { name: "Reload the page" }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it("toggles that could not be loaded with the page are requested again, and then count everywhere [PERM-027]", async () => {
  const { runtime, shell } = await inShell(null);
  const call = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error("down"));
  call.mockResolvedValue({ toggledFeatures: ["release-first"] });
  const connection = createConnection(() => Promise.resolve(true));
  const Toggles = () => <p>Toggles: {[...useShell().features].join() || "none"}</p>;
  await render(
    <ShellRoot
      data={{ ...shell, features: null } as unknown as ShellData}
      client={{ ...shell.client, call: call as never }}
      preferences={shell.preferences}
      queryClient={createQueryClient(connection)}
      routing={routing()}
      runtime={runtime}
      isEmbedded={false}
    >
      <Toggles />
    </ShellRoot>,
  );
  await expect.element(page.getByText("Toggles: none")).toBeVisible();
  await expect.poll(() => call.mock.calls.length).toBe(1);
  connection.lost();
  connection.found();
  await expect.element(page.getByText("Toggles: release-first")).toBeVisible();
});
