import "@evolve/widgets/tokens.css";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { useSidebar } from "./use-sidebar.ts";

const Toggle = () => {
  const { mode, send } = useSidebar();
  return <button onClick={() => send({ type: "toggled" })}>The sidebar is {mode}</button>;
};

const show = async (world: Parameters<typeof inShell>[1]) => {
  const write = vi.fn();
  const { view } = await inShell(<Toggle />, {
    ...world,
    shell: { preferences: { write } as never, ...world?.shell },
  });
  await render(view);
  return () => write.mock.calls as unknown[][];
};
const toggle = (mode: string) => page.getByRole("button", { name: `The sidebar is ${mode}` });

it("every choice is kept, the one to go back to the first too [SIDE-018]", async () => {
  const written = await show({ runtime: { sidebarChoice: "open" } });
  await toggle("open").click();
  await toggle("rail").click();
  await expect.element(toggle("open")).toBeVisible();
  expect(written()).toEqual([
    ["general", "sidebar", "closed"],
    ["general", "sidebar", "open"],
  ]);
});

it("what is kept already is not written", async () => {
  const written = await show({ runtime: { sidebarChoice: "closed" } });
  await expect.element(toggle("rail")).toBeVisible();
  expect(written()).toEqual([]);
});

it("the closed sidebar of an embedded client is nobody's choice", async () => {
  const written = await show({ runtime: { sidebarChoice: "open" }, shell: { isEmbedded: true } });
  await toggle("rail").click();
  await expect.element(toggle("rail")).toBeVisible();
  expect(written()).toEqual([]);
});
