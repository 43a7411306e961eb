import "@evolve/widgets/tokens.css";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { EmbeddedGate, initTimeoutMs } from "./embedded-gate.tsx";
import { hostPage } from "./host-page.ts";

const open = async () => {
  const host = { postMessage: vi.fn() };
  const { view } = await inShell(
    <EmbeddedGate host={host} allowedDomains={["example.com"]}>
      <p>The client</p>
    </EmbeddedGate>,
  );
  await render(view);
  await expect.poll(() => host.postMessage.mock.calls.length).toBe(1);
  const say = (data: unknown, origin: string, source: unknown = host) => {
    const event = new MessageEvent("message", { data, origin });
    Object.defineProperty(event, "source", { value: source });
    dispatchEvent(event);
  };
  return { host, say };
};
const client = page.getByText("The client");

it("the client asks its host with ready, and opens at init [ROUTE-024]", async () => {
  const { host, say } = await open();
  expect(host.postMessage).toHaveBeenCalledWith({ messageType: "ready", frame: "embeddedClient" }, "*");
  expect(client.query()).toBeNull();
  say({ messageType: "init" }, "https://crm.example.com");
  await expect.element(client).toBeVisible();
});

it("an init of another origin or another window, and other messages, do not open it", async () => {
  const { say } = await open();
  say({ messageType: "init" }, "https://evil.test");
  say({ messageType: "init" }, "https://example.com.evil.test");
  say({ messageType: "init" }, "https://crm.example.com", { postMessage: vi.fn() });
  say({ messageType: "begin" }, "https://crm.example.com");
  say("init", "https://crm.example.com");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(client.query()).toBeNull();
});

it("after five seconds without it there is an error screen, from which the host is asked again [ROUTE-023, ROUTE-024]", async () => {
  const { host, say } = await open();
  expect(initTimeoutMs).toBe(5_000);
  await expect
    .element(page.getByText("The application around this page doesn’t answer"), { timeout: 8_000 })
    .toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => host.postMessage.mock.calls.length).toBe(2);
  say({ messageType: "init" }, "https://crm.example.com");
  await expect.element(client).toBeVisible();
});

it("the host is the page around a frame, else the page that opened the window, else nobody", () => {
  const [around, opener] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
  const alone = (by: unknown) => {
    const self: Record<string, unknown> = { opener: by };
    self["parent"] = self;
    return self as unknown as Window;
  };
  expect(hostPage({ parent: around, opener } as unknown as Window)).toBe(around);
  expect(hostPage(alone(opener))).toBe(opener);
  expect(hostPage(alone(null))).toBeNull();
});
