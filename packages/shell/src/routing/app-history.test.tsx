import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { ShellLink } from "../navigation/shell-link.tsx";
import { createAppHistory } from "./app-history.ts";

const address = () => location.pathname + location.search + location.hash;

/** A link of a screen, on the page's real addresses. */
const show = async (isEmbedded: boolean) => {
  const before = address();
  onTestFinished(() => window.history.replaceState(null, "", before));
  const history = createAppHistory({ isEmbedded });
  onTestFinished(history.destroy);
  const { view } = await inShell(<ShellLink to="/admin/users?q=ann">Ann</ShellLink>, { runtime: { history } });
  await render(view);
  return history;
};
const link = page.getByRole("link", { name: "Ann" });

it("links and changes of screen keep an embedded client embedded [ROUTE-022]", async () => {
  const history = await show(true);
  await expect.element(link).toHaveAttribute("href", "/admin/#/users?q=ann&embeddedClient=true");
  await link.click();
  expect(address()).toBe("/admin/#/users?q=ann&embeddedClient=true");
  history.replace("/admin/roles");
  history.flush();
  expect(address()).toBe("/admin/#/roles?embeddedClient=true");
});

it("other addresses do not say so", async () => {
  await show(false);
  await expect.element(link).toHaveAttribute("href", "/admin/#/users?q=ann");
});
