import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BusinessUnitPanel } from "./business-unit-panel.tsx";

const unit = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Nordic",
  zone: "Europe/Berlin",
  weekStart: 1,
  intervalMinutes: 30,
  sites: [{ id: "0198c0de-0000-7000-8000-000000000002", name: "Riga", zone: "Europe/Riga" }],
  queueCount: 0,
  version: 1,
};

test("Another time zone of a site says what it does to the people who are planned there", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <BusinessUnitPanel rowId={unit.id} onClose={() => undefined} />,
    areas: ["setupUse", "planning", "organization", "choices"],
    permissions: ["wfm:setup:view", "wfm:setup:edit"],
    answers: {
      searchBusinessUnits: () => ({ businessUnits: [unit] }),
      readSetupUse: () => ({ people: 7 }),
    },
  });
  const zone = screen.getByRole("button", { name: /Time zone .*Riga/ });
  await expect.element(zone).toBeVisible();
  expect(screen.getByText(/At the site “Riga”/).elements()).toEqual([]);
  await zone.click();
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("Lisbon");
  await page.getByRole("option", { name: /Lisbon/ }).click();
  await expect.element(screen.getByText(/At the site “Riga” hours of work plans/)).toBeVisible();
  await expect.element(screen.getByText("7 people are planned there.")).toBeVisible();
  expect(inputsOf("readSetupUse")).toEqual([{ params: { subject: "site", subjectId: unit.sites[0]?.id } }]);
});
