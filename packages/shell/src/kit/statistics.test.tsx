import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderRoles, roleOf } from "../../test/render-roles.tsx";

const rows = { roles: [roleOf("Agent")], totalRecords: 1200 };

const openStatistics = async () => {
  await expect.element(page.getByText("Agent", { exact: true }).first()).toBeVisible();
  (page.getByRole("button", { name: "Options for Name", exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Statistics" }).click();
};
const valueOf = (term: string) =>
  [...document.querySelectorAll("dt")].find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;

it("a column's menu shows, by keyboard too, statistics of all rows that match the search", async () => {
  const statistics = { count: 1200, distinct: 1100, sum: null, min: "Agent", max: "Zebra" };
  const { inputsOf } = await renderRoles({
    query: "?q=a",
    answers: { searchRoles: () => ({ ...rows, statistics }) },
  });
  await openStatistics();
  await expect.element(page.getByRole("dialog", { name: "Statistics: Name" })).toBeVisible();
  await expect.poll(() => valueOf("Rows with a value")).toBe("1,200");
  expect(valueOf("Distinct values")).toBe("1,100");
  expect(valueOf("Last in alphabetical order")).toBe("Zebra");
  expect(valueOf("Sum")).toBeUndefined();
  expect(inputsOf("searchRoles").at(-1)).toMatchObject({ body: { statistics: "displayName", top: 1 } });
});

it("statistics that the server refuses can be asked for again", async () => {
  let isDown = true;
  await renderRoles({
    answers: {
      searchRoles: ({ body }: { body?: { statistics?: string } }) => {
        if (body?.statistics === undefined) return rows;
        if (isDown) throw new CallError({ code: codeOf("throttled"), status: 503 });
        return { ...rows, statistics: { count: 7, distinct: 7, sum: 21, min: "1", max: "5" } };
      },
    },
  });
  await openStatistics();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.poll(() => valueOf("Sum")).toBe("21");
});
