import { expect, test } from "vitest";
import { askedOf, defaultDays } from "./report/report-asked.ts";
import { readReportSearch } from "./searches.ts";

const id = "0192e4a0-0000-7000-8000-000000000001";
const group = "0192e4a0-0000-7000-8000-000000000002";
const unit = {
  id,
  name: "Nordic",
  zone: "UTC",
  weekStart: 1,
  today: "2026-11-25",
  planningGroups: [{ id: group, name: "Sales" }],
};

test("An address says what the report is about; what does not fit is left out", () => {
  const query = { unit: id, group: "all", from: "2026-11-01", to: "2026-11-30", grain: "week", by: "agents" };
  expect(readReportSearch(query)).toEqual({ unit: id, from: "2026-11-01", to: "2026-11-30", grain: "week" });
  expect(readReportSearch({ from: "2026-11-30", to: "2026-11-01" })).toEqual({});
});

test("Without a period a report is about this week or the weeks before, in the business unit", () => {
  expect(defaultDays("scheduleEfficiency", unit)).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  expect(defaultDays("forecastAccuracy", unit)).toEqual({ from: "2026-10-26", to: "2026-11-22" });
  expect(defaultDays("timeOff", unit)).toEqual({ from: "2026-10-01", to: "2026-12-31" });
});

test("A report is asked for as it can be cut: by the nearest grain, in as many days, without a planning group it does not know", () => {
  const asked = askedOf("scheduleEfficiency", unit, {
    from: "2026-01-01",
    to: "2026-12-31",
    grain: "interval",
    group: id,
  });
  expect(asked).toMatchObject({ firstDay: "2026-01-01", lastDay: "2026-01-14", planningGroupId: null });
  expect(askedOf("forecastAccuracy", unit, { grain: "interval", group })).toMatchObject({
    grain: "week",
    planningGroupId: group,
  });
});
