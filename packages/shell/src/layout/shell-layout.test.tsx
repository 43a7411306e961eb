import "@evolve/widgets/tokens.css";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell, linkOf, moduleOf } from "../../test/in-shell.tsx";
import { ShellLayout } from "./shell-layout.tsx";

const host = vi.hoisted(() => ({ postMessage: vi.fn() }));
vi.mock("../embedded/host-page.ts", () => ({ hostPage: () => host }));
vi.mock("../session/idle-warning.tsx", () => ({ IdleWarning: () => null }));
vi.mock("../step-up/step-up-host.tsx", () => ({ StepUpHost: () => null }));

const say = (data: unknown) => {
  const event = new MessageEvent("message", { data, origin: location.origin });
  Object.defineProperty(event, "source", { value: host });
  dispatchEvent(event);
};

it("of an embedded client nothing shows and no key works before its host page says init [ROUTE-024]", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { view } = await inShell(<ShellLayout />, {
    areas: ["palette", "list"],
    shell: { isEmbedded: true, modules: [moduleOf("admin", linkOf("users"), linkOf("roles"))] },
    runtime: { connection: { isLost: () => false, attempts: () => 0, subscribe: () => () => undefined } as never },
  });
  await render(view);
  await expect.poll(() => host.postMessage.mock.calls.length).toBe(1);
  expect(page.getByRole("navigation").query()).toBeNull();
  expect(page.getByRole("link").query()).toBeNull();
  await userEvent.keyboard("{Control>}k{/Control}");
  say({ messageType: "init" });
  await expect.element(page.getByRole("navigation")).toBeVisible();
  expect(page.getByRole("dialog").query()).toBeNull();
  // The key is heard once the commands are there.
  await expect
    .poll(async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      return page.getByRole("dialog").query();
    })
    .not.toBeNull();
});
