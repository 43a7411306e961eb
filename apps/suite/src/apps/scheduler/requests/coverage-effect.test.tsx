import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { CoverageEffect } from "./coverage-effect.tsx";

test("What approving does fits in the width of a panel: a day is told once, above its times", async () => {
  const startsAt = Date.parse("2026-12-14T08:00:00Z");
  const intervals = [0, 1, 48].map((at) => ({
    start: startsAt + at * 1_800_000,
    required: 12,
    before: 8.7,
    after: 7.6,
    serviceLevelBefore: 0.78,
    serviceLevelAfter: 0.76,
  }));
  const { screen } = await renderScreen({
    Screen: () => (
      // A panel of 520 pixels with its padding.
      <div style={{ width: 472 }}>
        <CoverageEffect
          coverage={[{ planningGroupId: "g1", name: "Billing", intervalMinutes: 30, intervals }]}
          zone="UTC"
        />
      </div>
    ),
    areas: ["timeOff"],
    permissions: [],
    answers: {},
  });
  const region = screen.getByRole("region");
  await expect.element(region).toBeVisible();
  expect(region.element().scrollWidth).toBeLessThanOrEqual(region.element().clientWidth);
  const heads = [...region.element().querySelectorAll("tbody th")].map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "Dec 14, 2026",
    expect.stringMatching(/^8:00\sAM$/),
    expect.stringMatching(/^8:30\sAM$/),
    "Dec 15, 2026",
    expect.stringMatching(/^8:00\sAM$/),
  ]);
});
