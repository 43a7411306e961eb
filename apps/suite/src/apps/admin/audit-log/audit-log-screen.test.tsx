import { type AuditRow } from "@evolve/contracts/audit";
import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AuditLogScreen } from "./audit-log-screen.tsx";

const eventOf = (id: string, at: string): AuditRow => ({
  id,
  at,
  action: "role.updated",
  person: "ann@acme.test",
  impersonator: null,
  target: null,
  targetId: null,
  details: "{}",
  names: {},
  isSealed: true,
});
/** On both sides of the end of summer time in Berlin. */
const events = [
  eventOf("e2", "2026-10-25T01:30:00Z"),
  eventOf("e1", "2026-10-25T00:30:00Z"),
  eventOf("e0", "2026-10-24T23:30:00Z"),
];
const personId = "01a20a9b-b5b6-7471-8f2c-ee0f1fba0001";

const show = (query = "", permissions: readonly Permission[] = ["tenant:edit", "user:view"]) =>
  renderScreen({
    Screen: AuditLogScreen,
    areas: ["audit", "users", "dates"],
    permissions,
    query,
    timeZone: "Europe/Berlin",
    answers: {
      searchAuditEvents: () => ({ events, totalRecords: events.length }),
      usersBasicDetails: () => ({ users: [{ id: personId, fullName: "Bo Berg", emailAddress: "bo@acme.test" }] }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
    },
  });
const plain = (text: string | null) => text?.replace(/\s/g, " ");

test("Times are those of the reader's zone across the end of summer time, and the page names the zone", async () => {
  await show();
  await expect.element(page.getByText(/Times are in Berlin, Central European Time/)).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /2026/ }).first()).toBeVisible();
  const times = page
    .getByRole("gridcell", { name: /2026/ })
    .elements()
    .map(({ textContent }) => plain(textContent));
  expect(times).toEqual(["Oct 25, 2026, 2:30 AM", "Oct 25, 2026, 2:30 AM", "Oct 25, 2026, 1:30 AM"]);
});

test("An address narrows the log to a person and to days, which have tags that take them off again", async () => {
  const { inputsOf, address } = await show(`?personId=${personId}&from=2026-10-24&until=2026-10-25`);
  await expect.element(page.getByText("Person: Bo Berg")).toBeVisible();
  const filterOf = () => (inputsOf("searchAuditEvents").at(-1)?.["body"] as { filter: object }).filter;
  expect(filterOf()).toEqual({ personId: [personId], from: "2026-10-24", until: "2026-10-25" });
  await page.getByRole("button", { name: /^Remove filter From – to/ }).click();
  await expect.poll(filterOf).toEqual({ personId: [personId] });
  expect(address()).not.toContain("until");
});

test("Without user:view nobody is offered a list of people", async () => {
  await show("", ["tenant:edit"]);
  await page.getByRole("button", { name: /Filters/ }).click();
  await expect.element(page.getByText("From – to")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Person/ })).not.toBeInTheDocument();
});
