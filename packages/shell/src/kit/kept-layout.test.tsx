import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderRoles } from "../../test/render-roles.tsx";

const headers = () => [...document.querySelectorAll("[role=columnheader]")].map((cell) => cell.textContent);
const header = (name: string) => page.getByRole("columnheader", { name: new RegExp(`^${name}`) });

/** The list of somebody whose columns are kept as `kept`; `read` may fail. */
const renderKept = async (read: () => Promise<unknown>) => {
  const write = vi.fn<(context: string, preference: string, grid: unknown) => void>();
  const shown = await renderRoles({ preferences: { read, write } });
  await expect.element(page.getByRole("gridcell", { name: "Agent", exact: true })).toBeVisible();
  return { ...shown, write };
};
const kept = { order: ["description", "displayName"], hidden: [], widths: { description: 310 }, pinned: [] };
const byName = [{ id: "displayName", descending: true }];

it("a list opens with its columns and order as they were left", async () => {
  const { inputsOf } = await renderKept(() => Promise.resolve({ ...kept, sorting: byName }));
  expect(headers()).toEqual([expect.stringContaining("Description"), expect.stringContaining("Name")]);
  expect(header("Description").element().getBoundingClientRect().width).toBe(310);
  expect(inputsOf("searchRoles").at(-1)).toMatchObject({
    body: { orderBy: [{ field: "displayName", direction: "desc" }] },
  });
});

it("a hidden column stays hidden, and what else was kept is kept with it", async () => {
  const { write } = await renderKept(() => Promise.resolve({ ...kept, sorting: byName }));
  await userEvent.hover(header("Description"));
  await userEvent.click(page.getByRole("button", { name: "Options for Description" }));
  await page.getByRole("menuitem", { name: "Hide column" }).click();
  await expect.poll(() => header("Description").query()).toBeNull();
  expect(write.mock.lastCall?.[2]).toMatchObject({
    order: ["description", "displayName"],
    hidden: ["description"],
    widths: { description: 310 },
    sorting: byName,
  });
});

it("a layout that cannot be read, or has become unreadable, shows the list in its first state", async () => {
  for (const read of [
    () => Promise.reject(new Error("down")),
    () => Promise.resolve({ order: "all of them", hidden: ["description"] }),
  ]) {
    const { screen } = await renderKept(read);
    expect(headers()).toHaveLength(2);
    await screen.unmount();
  }
});

it("another's link shows its order without taking the place of one's own", async () => {
  const write = vi.fn<(context: string, preference: string, grid: unknown) => void>();
  const own = { ...kept, sorting: byName };
  const { inputsOf } = await renderRoles({
    query: "?search=a",
    preferences: { read: () => Promise.resolve(own), write },
  });
  await expect.poll(() => inputsOf("searchRoles").length).toBeGreaterThan(0);
  expect(inputsOf("searchRoles").at(-1)).toMatchObject({
    body: { filter: { search: "a" }, orderBy: [{ field: "displayName", direction: "asc" }] },
  });
  expect(headers()[0]).toContain("Description");
  expect(write).not.toHaveBeenCalled();
});
