import { codeOf } from "@evolve/contracts/errors";
import type { SavedView } from "@evolve/contracts/saved-views";
import { CallError } from "@evolve/session";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toasts } from "@evolve/widgets/toast";
import { renderRoles } from "../../test/render-roles.tsx";

afterEach(() => toasts.clear());

const grid = { order: [], widths: {}, hidden: [], pinned: [], sorting: [{ id: "displayName", descending: true }] };
const viewOf = (id: string, fields: Partial<SavedView> = {}): SavedView => ({
  id,
  name: `View ${id}`,
  settings: { filter: { search: "plan" }, grid: { ...grid, hidden: ["description"] } },
  isShared: false,
  isOwn: true,
  ownerName: "Ada Vogel",
  version: 3,
  ...fields,
});

/** A server that keeps views; `views` is what it has. */
const keeping = (views: SavedView[], defaultViewId: string | null = null) => ({
  listSavedViews: () => ({ views, defaultViewId }),
  createSavedView: ({ body = {} }: { body?: object }) => {
    const view = viewOf("new", { ...body, version: 1 });
    views.push(view);
    return { view };
  },
  updateSavedView: ({ body = {} }: { body?: Partial<SavedView> }) => {
    const [view = viewOf("none")] = views;
    if (body.version !== view.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
    views[0] = viewOf(view.id, { ...view, ...body, version: view.version + 1 });
    return { view: views[0] };
  },
  deleteSavedView: () => {
    views.length = 0;
    return { success: true };
  },
  setDefaultView: () => ({ success: true }),
});

const button = (name: RegExp) => page.getByRole("button", { name });
const choose = async (name: string) => {
  await userEvent.click(button(/^View/));
  await page.getByRole("menuitemradio", { name }).or(page.getByRole("menuitem", { name })).click();
};
const headers = () => [...document.querySelectorAll("[role=columnheader]")].map((cell) => cell.textContent);
const searchBox = () => page.getByRole("searchbox", { name: "Search roles" });

it("a view brings its search, order and columns, and stands in the address by its id alone", async () => {
  const { inputsOf, address } = await renderRoles({ answers: keeping([viewOf("a")]) });
  await choose("View a");
  await expect.element(searchBox()).toHaveValue("plan");
  await expect.element(page.getByRole("columnheader", { name: "Description" })).not.toBeInTheDocument();
  expect(inputsOf("searchRoles").at(-1)).toMatchObject({
    body: { filter: { search: "plan" }, orderBy: [{ field: "displayName", direction: "desc" }] },
  });
  expect(address()).toBe("?view=a");
  await choose("All rows");
  await expect.element(searchBox()).toHaveValue("");
  await expect.poll(headers).toHaveLength(2);
  expect(address()).toBe("");
});

it("a link opens a view; one that is not there says so and shows all rows", async () => {
  const { address, go } = await renderRoles({ answers: keeping([viewOf("a")]), query: "?view=a" });
  await expect.element(searchBox()).toHaveValue("plan");
  go("?view=gone");
  await expect.element(page.getByText("This view was deleted or isn’t shared with you.")).toBeVisible();
  await expect.element(searchBox()).toHaveValue("");
  expect(address()).toBe("");
});

it("a list opens with one's default view; all rows are a choice away, also by their address", async () => {
  const { address } = await renderRoles({ answers: keeping([viewOf("a")], "a") });
  await expect.element(searchBox()).toHaveValue("plan");
  expect(address()).toBe("?view=a");
  await choose("All rows");
  await expect.element(searchBox()).toHaveValue("");
  expect(address()).toBe("?view=all");
});

it("a changed view says so, and its changes are saved or discarded", async () => {
  const views = [viewOf("a")];
  const { inputsOf, address } = await renderRoles({ answers: keeping(views), query: "?view=a" });
  await searchBox().fill("super");
  await expect.element(button(/unsaved changes/)).toBeVisible();
  expect(address()).toContain("changed=3");
  await choose("Discard changes");
  await expect.element(searchBox()).toHaveValue("plan");
  await searchBox().fill("agent");
  await expect.element(button(/unsaved changes/)).toBeVisible();
  await choose("Save changes");
  await expect.element(page.getByText("“View a” was saved.")).toBeVisible();
  expect(inputsOf("updateSavedView")).toMatchObject([
    {
      body: {
        name: "View a",
        version: 3,
        settings: { filter: { search: "agent" }, grid: { hidden: ["description"] } },
      },
    },
  ]);
  await expect.element(button(/unsaved changes/)).not.toBeInTheDocument();
  expect(address()).toBe("?view=a");
});

it("changes based on a version that somebody else has changed are refused, not written over it", async () => {
  const views = [viewOf("a", { isShared: true })];
  await renderRoles({ answers: keeping(views), query: "?view=a&changed=2&search=mine", permissions: ["view:share"] });
  await choose("Save changes");
  await expect.element(page.getByText(/Someone else changed this/)).toBeVisible();
  expect(views[0]?.settings.filter).toEqual({ search: "plan" });
});

it("what is shown is saved as a new view, which users with the permission share and set as default", async () => {
  const { inputsOf, address } = await renderRoles({
    answers: keeping([]),
    query: "?search=night",
    permissions: ["view:share"],
  });
  await choose("Save as new view");
  const dialog = page.getByRole("dialog", { name: "Save as new view" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Night");
  await userEvent.click(dialog.getByText("Share with everyone at Acme"));
  await userEvent.click(dialog.getByText("Open this list with this view"));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf("createSavedView")).toMatchObject([
    { body: { list: "roles", name: "Night", isShared: true, settings: { filter: { search: "night" } } } },
  ]);
  expect(inputsOf("setDefaultView")).toEqual([{ params: { viewId: "new" }, body: { isDefault: true } }]);
  expect(address()).toBe("?view=new");
});

it("somebody else's shared view can be opened and copied, not changed without view:share", async () => {
  await renderRoles({
    answers: keeping([viewOf("a", { isOwn: false, isShared: true })]),
    query: "?view=a&changed=3&search=x",
  });
  await userEvent.click(button(/^View a/));
  await expect.element(page.getByRole("menuitemradio").getByText("Ada Vogel")).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Save as new view" })).toBeVisible();
  for (const name of ["Save changes", "Delete view"])
    await expect.element(page.getByRole("menuitem", { name })).not.toBeInTheDocument();
});

it("a view is deleted after a question", async () => {
  const { address } = await renderRoles({ answers: keeping([viewOf("a")]), query: "?view=a" });
  await choose("Delete view");
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete view" }));
  await expect.element(page.getByText("“View a” was deleted.")).toBeVisible();
  await expect.element(button(/^Views$/)).toBeVisible();
  expect(address()).toBe("");
});
