import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderRoles, roleOf } from "../../test/render-roles.tsx";

const row = (name: string) => page.getByRole("gridcell", { name, exact: true });

it("a list that cannot be read says why in place of its rows, and “Try again” asks again", async () => {
  let isDown = true;
  const { inputsOf } = await renderRoles({
    answers: {
      searchRoles: () => {
        if (isDown) throw new CallError({ code: codeOf("unexpected"), status: 500 });
        return { roles: [roleOf("Agent")], totalRecords: 1 };
      },
    },
  });
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  expect(page.getByText("No roles").query()).toBeNull();
  const asked = inputsOf("searchRoles").length;
  isDown = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(row("Agent")).toBeVisible();
  expect(inputsOf("searchRoles")).toHaveLength(asked + 1);
  expect(page.getByRole("button", { name: "Try again" }).query()).toBeNull();
});

it("a list without rows says so, and offers the first one to those who may create it", async () => {
  const none = { searchRoles: () => ({ roles: [], totalRecords: 0 }) };
  await renderRoles({ answers: none, permissions: ["role:create"] });
  await expect.element(page.getByText("No roles")).toBeVisible();
  // At the head of the page, and where the rows would be.
  expect(page.getByRole("button", { name: "New role" }).elements()).toHaveLength(2);
  expect(page.getByText("Nothing found").query()).toBeNull();
});

it("a list in which nothing matches says that instead, and shows all rows when the filters are cleared", async () => {
  await renderRoles({
    query: "?search=zzz",
    permissions: ["role:create"],
    answers: {
      searchRoles: ({ body = {} }: { body?: { filter?: { search?: string } } }) => {
        const roles = body.filter?.search === undefined ? [roleOf("Agent")] : [];
        return { roles, totalRecords: roles.length };
      },
    },
  });
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  expect(page.getByText("No roles").query()).toBeNull();
  await userEvent.click(page.getByRole("button", { name: "Clear all filters" }));
  await expect.element(row("Agent")).toBeVisible();
});

/** 1,000 roles; the list is scrolled so that its sixth hundred is in sight. */
const renderInTheMiddle = async () => {
  const roles = Array.from({ length: 1_000 }, (_, at) => roleOf(`Role ${at}`));
  const shown = await renderRoles({
    answers: {
      searchRoles: ({ body = {} }: { body?: { skip?: number; top?: number } }) => ({
        roles: roles.slice(body.skip ?? 0, (body.skip ?? 0) + (body.top ?? 0)),
        totalRecords: roles.length,
      }),
    },
  });
  await expect.element(row("Role 0")).toBeVisible();
  const scroller = document.querySelector(".ev-grid-scroller");
  scroller?.scrollTo({ top: scroller.scrollHeight * 0.55 });
  await expect.element(row("Role 550")).toBeVisible();
  const placesAsked = () => shown.inputsOf("searchRoles").map(({ body }) => (body as { skip?: number }).skip ?? 0);
  return { ...shown, placesAsked };
};

/** The browser's word that its window is looked at again. */
const focusWindow = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

it("what has just been read is not read again when the window gets the focus", async () => {
  const { placesAsked } = await renderInTheMiddle();
  const before = placesAsked();
  focusWindow();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(placesAsked()).toEqual(before);
});

it("rows that may have changed are read again a page at a time: those in sight, and the first for the number of rows", async () => {
  const { placesAsked, queryClient } = await renderInTheMiddle();
  const before = placesAsked().length;
  await queryClient.invalidateQueries({ queryKey: ["roles"] });
  await expect
    .poll(() =>
      placesAsked()
        .slice(before)
        .toSorted((a, b) => a - b),
    )
    .toEqual([0, 500]);
});
