import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { detailsOf, detailSummary } from "./event-details.ts";
import { fieldText } from "./field-names.ts";

const wordsIn = (language: "en" | "ru") =>
  createWords(language, catalogueOf(language, ["audit", "common", "planning", "users"]));

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
  expect(detailsOf(wordsIn("en"), event)).toEqual([
    { name: "codeId", value: "Vacation" },
    { name: "shiftId", value: shiftId },
    { name: "before.minutes", value: "60" },
    { name: "permissions", value: "user:view, user:edit" },
    { name: "shifts.0.name", value: "Early" },
  ]);
});

test("The summary of details is in words, and leaves out ids without a name", () => {
  expect(detailSummary(wordsIn("en"), event)).toBe(
    "Activity code: Vacation, Before · Minutes: 60, Permissions: user:view, user:edit, Shifts · 1 · Name: Early",
  );
  expect(detailSummary(wordsIn("en"), { details: "{}", names: {} })).toBe("");
});

test("Fields are called what screens call them, in the reader's language; one without words keeps its name", () => {
  expect(fieldText(wordsIn("ru"), "before.permissions")).toBe("До · Разрешения");
  expect(fieldText(wordsIn("en"), "changes.firstName.after")).toBe("Changes · First name · After");
  expect(fieldText(wordsIn("en"), "giveShiftId")).toBe("giveShiftId");
});

test("Values that the product names itself are in words, in the reader's language; what people wrote is not", () => {
  const said = {
    details: JSON.stringify({
      methods: "pwd otp",
      required: true,
      isEnabled: false,
      before: "pending",
      state: "waitlisted",
      because: "session ended",
      reason: "pending",
      name: "true",
    }),
    names: {},
  };
  expect(detailSummary(wordsIn("en"), said)).toBe(
    "Sign-in methods: Password, One-time code, Required: Yes, Turned on: No, Before: Waiting for a decision, " +
      "State: On the wait-list, Ended because: The session ended, Reason: pending, Name: true",
  );
  expect(detailSummary(wordsIn("ru"), said)).toContain("До: Ждёт решения");
});

test("What planning sets up and decides is in the words of its screens", () => {
  const details = JSON.stringify({ media: "voice", is_deferrable: false, decision: "repair", measure: "offered" });
  expect(detailSummary(wordsIn("en"), { details, names: {} })).toBe(
    "Channel: Voice, Contacts can wait, like email and callbacks: No, Decision: Repair, Measure: Contacts",
  );
});
