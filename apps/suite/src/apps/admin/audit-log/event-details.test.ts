import { expect, test } from "vitest";
import { detailsOf, detailSummary } from "./event-details.ts";

const codeId = "01a20a9b-b5b6-7471-8f2c-ee0f1fba0001";
const shiftId = "01a20a9b-b5b6-7471-8f2c-ee0f1fba0002";
const event = {
  details: JSON.stringify({
    codeId,
    shiftId,
    part: null,
    reason: "",
    before: { minutes: 60, roles: [] },
    permissions: ["user:view", "user:edit"],
    shifts: [{ name: "Early" }],
  }),
  names: { [codeId]: "Vacation" },
};

test("Details name things that are given by id, one line for each value, and leave out what is empty", () => {
  expect(detailsOf(event)).toEqual([
    { name: "codeId", value: "Vacation" },
    { name: "shiftId", value: shiftId },
    { name: "before.minutes", value: "60" },
    { name: "permissions", value: "user:view, user:edit" },
    { name: "shifts.0.name", value: "Early" },
  ]);
});

test("The summary of details leaves out ids without a name", () => {
  expect(detailSummary(event)).toBe(
    "codeId: Vacation, before.minutes: 60, permissions: user:view, user:edit, shifts.0.name: Early",
  );
  expect(detailSummary({ details: "{}", names: {} })).toBe("");
});
