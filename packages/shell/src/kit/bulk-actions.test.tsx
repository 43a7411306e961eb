import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { toasts } from "@evolve/widgets/toast";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RowAction } from "./define-list.ts";
import { renderRoles, roleOf } from "../../test/render-roles.tsx";

type Row = ReturnType<typeof roleOf>;

const deleted: string[] = [];
beforeEach(() => void (deleted.length = 0));
afterEach(() => toasts.clear());

const refuse = (code: Parameters<typeof codeOf>[0]) => {
  throw new CallError({ code: codeOf(code), status: 409 });
};
const deletion = (action: Partial<RowAction<Row>> = {}): RowAction<Row> => ({
  id: "delete",
  label: "Delete",
  icon: null,
  permission: "role:delete",
  appliesTo: ({ isSystem }) => !isSystem,
  run: ({ id }) => {
    if (id === "Supervisor") refuse("roleInUse");
    deleted.push(id);
    return Promise.resolve();
  },
  done: () => "",
  bulk: { confirm: (count) => ({ title: `Delete ${count}?`, text: "For good." }), done: (count) => `${count} deleted` },
  ...action,
});
const render = (action?: Partial<RowAction<Row>>, given: Partial<Parameters<typeof renderRoles>[0]> = {}) =>
  renderRoles({ options: { actions: () => [deletion(action)] }, permissions: ["role:delete"], ...given });

const box = (name: string) => page.getByRole("checkbox", { name });
const bar = () => page.getByRole("group", { name: "Actions for the selection" });
const select = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(box(`Select ${name}`));
};
const question = () => page.getByRole("alertdialog");
const confirm = async () => {
  await userEvent.click(bar().getByRole("button", { name: "Delete" }));
  await userEvent.click(question().getByRole("button", { name: "Delete" }));
};

it("an action over the selected rows asks with their number, and says how many it was done to", async () => {
  await render();
  await select("Agent", "Planner");
  await userEvent.click(bar().getByRole("button", { name: "Delete" }));
  await expect.element(question()).toHaveAccessibleName("Delete 2?");
  expect(deleted).toEqual([]);
  await userEvent.click(question().getByRole("button", { name: "Delete" }));
  await expect.element(page.getByText("2 deleted")).toBeVisible();
  expect(deleted.toSorted()).toEqual(["Agent", "Planner"]);
  await expect.element(bar()).not.toBeInTheDocument();
});

it("what fails is named with its reason and stays selected", async () => {
  await render();
  await select("Agent", "Supervisor");
  await confirm();
  await expect.element(question()).toHaveAccessibleName("1 of 2 failed");
  await expect.element(question().getByText(/^Supervisor: This role is still assigned/)).toBeVisible();
  await userEvent.click(question().getByRole("button", { name: "Close" }));
  await expect.element(page.getByText("1 deleted")).toBeVisible();
  await expect.element(box("Select Supervisor")).toBeChecked();
  await expect.element(box("Select Agent")).not.toBeChecked();
});

it("all rows that match are selected at once, also those that are not loaded; rows it cannot be done to are left out", async () => {
  const roles = [
    roleOf("Administrator", { isSystem: true }),
    ...Array.from({ length: 250 }, (_, at) => roleOf(`Role ${at}`)),
  ];
  const { inputsOf } = await render(undefined, {
    answers: {
      searchRoles: ({ body = {} }: { body?: { skip?: number; top?: number; after?: string } }) => {
        const first = Number(body.after ?? body.skip ?? 0);
        const last = first + (body.top ?? 0);
        return {
          roles: roles.slice(first, last),
          totalRecords: roles.length,
          ...(last < roles.length && { next: String(last) }),
        };
      },
    },
    query: "?search=r",
  });
  await expect.element(box("Select Administrator")).not.toBeInTheDocument();
  await userEvent.click(box("Select all"));
  await userEvent.click(box("Select Role 3"));
  await userEvent.click(bar().getByRole("button", { name: "Delete" }));
  await expect.element(question()).toHaveAccessibleName("Delete 249?");
  await expect.element(question().getByText("1 selected row is left out", { exact: false })).toBeVisible();
  await userEvent.click(question().getByRole("button", { name: "Delete" }));
  await expect.element(page.getByText("249 deleted")).toBeVisible();
  expect(deleted).not.toContain("Role 3");
  expect(inputsOf("searchRoles").at(-1)).toMatchObject({ body: { filter: { search: "r" } } });
});

it("several rows go in one call where there is one, and where an action can be taken back, so can all of it", async () => {
  const batches: number[] = [];
  const undone: string[] = [];
  await render({
    undo: ({ id }) => Promise.resolve(undone.push(id)),
    bulk: {
      confirm: (count) => ({ title: `Delete ${count}?`, text: "" }),
      done: (count) => `${count} deleted`,
      run: (rows) => Promise.resolve(batches.push(rows.length)),
      atOnce: 2,
    },
  });
  await userEvent.click(box("Select all"));
  await confirm();
  await expect.element(page.getByText("3 deleted")).toBeVisible();
  expect(batches.toSorted()).toEqual([1, 2]);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.poll(() => undone.toSorted()).toEqual(["Agent", "Planner", "Supervisor"]);
});

it("a cancelled step-up ends it after one call, and nothing is said", async () => {
  let calls = 0;
  await render({
    run: () => {
      calls += 1;
      return Promise.reject(new CallError({ code: codeOf("stepUpRequired"), status: 403 }));
    },
  });
  await userEvent.click(box("Select all"));
  await confirm();
  await expect.element(question()).not.toBeInTheDocument();
  expect(calls).toBe(1);
});

it("rows are selected and acted on by keyboard; the number is announced", async () => {
  await render();
  await userEvent.click(page.getByRole("gridcell", { name: "Agent", exact: true }));
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("1 of 3 selected").first()).toBeVisible();
  expect(document.querySelector(".ev-grid-count")?.getAttribute("aria-live")).toBe("polite");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).toHaveAccessibleName("Delete 1?");
});

it("who may not do it, and a list without such actions, can select nothing", async () => {
  await render(undefined, { permissions: [] });
  await expect.element(page.getByRole("gridcell", { name: "Agent", exact: true })).toBeVisible();
  expect(document.querySelectorAll("[role=checkbox], input[type=checkbox]")).toHaveLength(0);
});
