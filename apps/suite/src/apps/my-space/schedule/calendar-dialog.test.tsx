import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CalendarDialog } from "./calendar-dialog.tsx";

const show = (since: string | null) =>
  renderScreen({
    Screen: () => <CalendarDialog onClose={() => undefined} />,
    areas: ["schedules"],
    permissions: [],
    answers: {
      readCalendarFeed: () => ({ createdAt: since }),
      renewCalendarFeed: () => ({ address: "https://acme.test/calendar/secret" }),
      endCalendarFeed: () => ({}),
    },
  });

test("The first address is made at once", async () => {
  const { inputsOf } = await show(null);
  await page.getByRole("button", { name: "Create the address" }).click();
  await expect.element(page.getByLabelText("Secret address")).toHaveValue("https://acme.test/calendar/secret");
  expect(inputsOf("renewCalendarFeed")).toHaveLength(1);
});

test("An address in use is replaced or ended only after a question: calendars depend on it", async () => {
  const { inputsOf } = await show("2026-11-01T08:00:00Z");
  await page.getByRole("button", { name: "Create a new address" }).click();
  const replace = page.getByRole("dialog", { name: /^Replace the address\?/ });
  await replace.getByRole("button", { name: "Cancel" }).click();
  expect(inputsOf("renewCalendarFeed")).toEqual([]);
  await page.getByRole("button", { name: "End the feed" }).click();
  const end = page.getByRole("dialog", { name: /^End the feed\?.*no longer receive your shifts/ });
  expect(inputsOf("endCalendarFeed")).toEqual([]);
  await end.getByRole("button", { name: "End the feed" }).click();
  await expect.poll(() => inputsOf("endCalendarFeed")).toHaveLength(1);
});
