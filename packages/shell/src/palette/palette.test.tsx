import "@evolve/widgets/tokens.css";
import { useMemo } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell, linkOf, moduleOf } from "../../test/in-shell.tsx";
import { CommandHost } from "../commands/command-host.tsx";
import { closeSurface, useCommands } from "../commands/registry.ts";

const modules = [
  { ...moduleOf("admin", linkOf("users"), linkOf("roles"), linkOf("auditLog", { url: "/audit-log" })), name: "admin" },
  { ...moduleOf("wfm", linkOf("queues", { appContext: "wfm" })), name: "wfm" },
];
const field = page.getByRole("combobox", { name: "Search pages, people and actions" });
const option = (name: string | RegExp) => page.getByRole("option", { name });

const show = async (world: Parameters<typeof inShell>[1] = {}) => {
  const createRole = vi.fn();
  const Screen = () => {
    useCommands(
      useMemo(() => [{ id: "create", name: () => "New role", keys: "n", isOfScreen: true, run: createRole }], []),
    );
    return (
      <main>
        <input aria-label="Name" />
        <CommandHost sidebar={{ mode: "open", send: vi.fn() }} />
      </main>
    );
  };
  const { view, runtime, shell } = await inShell(<Screen />, {
    areas: ["palette", "list"],
    path: "/admin/users",
    ...world,
    shell: { modules, navigate: (path) => runtime.history.push(path), ...world.shell },
  });
  closeSurface();
  await render(view);
  await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  return { runtime, shell, createRole };
};

it("Ctrl+K finds a screen by part of its name, and Enter opens it", async () => {
  const { runtime } = await show();
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("queu");
  await expect.element(option(/^Queues/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => runtime.history.location.pathname).toBe("/wfm/queues");
  await expect.element(field).not.toBeInTheDocument();
});

it("Enter right after a letter takes what fits the whole text, not what was found before", async () => {
  const { runtime } = await show();
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("queu");
  await expect.element(option(/^Queues/)).toBeVisible();
  const input = field.element() as HTMLInputElement;
  input.select();
  // In one go, as from a hand that is faster than the page.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types as a person does and waits for nothing
  document.execCommand("insertText", false, "role");
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  input.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
  await expect.poll(() => runtime.history.location.pathname).toBe("/admin/roles");
});

it("offers no screen that the guard would refuse", async () => {
  await show({ runtime: { mayOpen: (path) => path !== "/admin/roles" } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("roles");
  await expect.element(page.getByText("Nothing matches.", { exact: false })).toBeVisible();
  expect(option(/^Roles/).query()).toBeNull();
});

it("begins with the favourites and what was visited last, each once", async () => {
  const savedPlace = new Map<string, unknown>([
    ["favoriteScreens", ["/admin/roles"]],
    ["recentScreens", ["/wfm/queues", "/admin/roles", "/gone/away"]],
  ]);
  await show({ runtime: { savedPlace } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect
    .element(page.getByRole("group", { name: "Favorites" }).getByRole("option", { name: /^Roles/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole("group", { name: "Recent pages" }).getByRole("option", { name: /^Queues/ }))
    .toBeVisible();
  expect(page.getByRole("option", { name: /^Roles/ }).elements()).toHaveLength(1);
});

it("finds people on the server, for users with user:view", async () => {
  const call = vi.fn(() =>
    Promise.resolve({ users: [{ id: "u7", fullName: "Anton Berg", emailAddress: "a@acme.test" }] }),
  );
  const { runtime } = await show({ shell: { modules, client: { call } as never } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("anton");
  await option(/^Anton Berg/).click();
  await expect.poll(() => runtime.history.location.pathname).toBe("/admin/users/u7");
});

it("asks the server for nobody without the permission to see users", async () => {
  const call = vi.fn(() => Promise.reject(new Error("not asked")));
  await show({ permissions: ["role:view"], shell: { modules, client: { call } as never } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("roles");
  await expect.element(option(/^Roles/)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(call).not.toHaveBeenCalled();
});

it("adds the page to the favourites, which are saved", async () => {
  const write = vi.fn();
  await show({ shell: { modules, preferences: { write } as never } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await option("Add this page to favorites").click();
  await expect.poll(() => write.mock.calls).toContainEqual(["navigation", "favoriteScreens", ["/admin/users"]]);
});

it("'?' lists the shortcuts of the page and of the suite, and '?' in a field is a character", async () => {
  const { createRole } = await show();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.click();
  await userEvent.keyboard("?n");
  await expect.element(name).toHaveValue("?n");
  expect(createRole).not.toHaveBeenCalled();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog.getByText("New role")).toBeVisible();
  await expect.element(dialog.getByText("Search and commands")).toBeVisible();
});

it("shortcuts of a single key can be switched off, for good", async () => {
  const write = vi.fn();
  const { createRole } = await show({ shell: { modules, preferences: { write } as never } });
  await userEvent.keyboard("n");
  expect(createRole).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("?");
  const state = page.getByRole("dialog").getByText(/^(On|Off)$/);
  await expect.element(state).toHaveTextContent("On");
  await page.getByRole("switch", { name: "Single-key shortcuts" }).click({ force: true });
  expect(write).toHaveBeenCalledWith("general", "singleKeys", "off");
  closeSurface();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("n?");
  expect(createRole).toHaveBeenCalledTimes(1);
  expect(page.getByRole("dialog").query()).toBeNull();
});
