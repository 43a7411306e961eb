import { codeOf } from "@evolve/contracts/errors";
import { Email, OneTimeCode } from "@evolve/contracts/validators";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { CallError } from "@evolve/session";
import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, keptDraft } from "./draft.ts";
import { faultText } from "../words/fault-text.ts";
import { faultsIn } from "./faults.ts";
import { refusalOf } from "./refusal.ts";

const words = createWords("en", catalogueOf("en", ["validation", "errors"]));
const russian = createWords("ru", catalogueOf("ru", ["validation", "errors"]));

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

test("a fault's limits are written as the language writes numbers and days", () => {
  expect(faultText(words, "required")).toBe("This field is required.");
  expect(faultText(words, "max?max=1440")).toBe("Enter 1,440 or less.");
  expect(faultText(words, "minDate?min=2026-11-09")).toBe("Choose Nov 9, 2026 or a later date.");
  expect(faultText(words, "duplicateEntry?value=007")).toBe('The item "007" is already present in the list.');
  expect(faultText(russian, "maxDays?days=31")).toBe("Выберите не более 31 дня.");
});

test("an entry that is too short or too long is told so [WIDG-029, WIDG-030]", () => {
  const textOf = (value: string) => {
    const { error } = Email.safeParse(value);
    return faultText(words, error?.issues[0]?.message ?? "");
  };
  expect(textOf("a")).toBe("Your entry is too short");
  expect(textOf(`${"a".repeat(250)}@long.test`)).toBe("Your entry is too long");
});

test("an invalid email address and a code with letters each have their own message [LOGIN-040, WIDG-031]", () => {
  const textOf = (schema: typeof Email, value: string) =>
    faultText(words, schema.safeParse(value).error?.issues[0]?.message ?? "");
  expect(textOf(Email, "nobody")).toBe("The email address you entered is not valid.");
  expect(textOf(OneTimeCode, "12345a")).toBe("Numbers only!");
});

test("a fault that the catalogue does not know is an 'Unknown server error' [WIDG-032]", () => {
  expect(faultText(words, "some trouble of the server")).toBe("Unknown server error");
});

test("faults of fields, of fields in lists and of a list itself are listed by name", () => {
  const errors = {
    name: { type: "custom", message: "required" },
    activities: {
      1: { times: { from: { type: "custom", message: "time" } } },
      root: { type: "custom", message: "overlap" },
    },
  };
  expect(faultsIn(errors).map(({ field, message }) => [field, message])).toEqual([
    ["name", "required"],
    ["activities.1.times.from", "time"],
    ["activities", "overlap"],
  ]);
});

const refusal = (error: unknown) =>
  refusalOf(error, { words, fields: ["name", "email"], fieldsOfCodes: { [codeOf("emailExists")]: "email" } });

test("a refusal is said at the fields that the server names, of those that the form has", () => {
  const error = new CallError({
    code: codeOf("invalidParameters"),
    status: 400,
    fields: { name: "maxLength", other: "required" },
  });
  expect(refusal(error)).toEqual({ faults: [{ field: "name", message: "maxLength", isSaid: false }], failure: "" });
});

test("a code of the catalogue is said at the field that it belongs to", () => {
  const { faults, failure } = refusal(new CallError({ code: codeOf("emailExists"), status: 409 }));
  expect(faults).toEqual([
    { field: "email", message: "The email address already exists. Try a new one", isSaid: true },
  ]);
  expect(failure).toBe("");
});

test("any other refusal is the whole form's; a cancelled step-up is none", () => {
  expect(refusal(new CallError({ code: codeOf("forbidden"), status: 403 })).failure).toBe(
    words.error(codeOf("forbidden")),
  );
  expect(refusal(new Error("offline")).failure).toBe(words.error("NETWORK"));
  expect(refusal(new CallError({ code: codeOf("stepUpRequired"), status: 403 }))).toEqual({ faults: [], failure: "" });
});

const name = { userId: "u1", form: "invite", secretFields: ["password", "sso.clientSecret", "keys.secret"] };
const initial = { text: "", team: null, days: [1], password: "" };

test("a draft comes back to the same person and form, until it is dropped", () => {
  keepDraft(name, { text: "a@b.test", team: "t1", days: [1, 2] });
  expect(keptDraft(name, initial)).toEqual({ text: "a@b.test", team: "t1", days: [1, 2] });
  expect(keptDraft({ ...name, userId: "u2" }, initial)).toBeUndefined();
  expect(keptDraft({ ...name, form: "other" }, initial)).toBeUndefined();
  dropDraft(name);
  expect(keptDraft(name, initial)).toBeUndefined();
});

test("a draft leaves out the fields that the form declares secret, however deep, and files; nothing else", () => {
  const fields = {
    postalCode: "10115",
    activityCode: "A1",
    password: "p",
    sso: { clientSecret: "s", issuer: "i" },
    keys: [{ name: "one", secret: "x" }],
    file: new Blob(["x"]),
  };
  keepDraft(name, fields);
  expect(JSON.parse([...store.values()][0] ?? "")).toEqual({
    postalCode: "10115",
    activityCode: "A1",
    sso: { issuer: "i" },
    keys: [{ name: "one" }],
  });
});

test("a draft of a form that has changed since is left out, and a broken one is none", () => {
  keepDraft(name, { text: ["no text any more"], gone: "x" });
  expect(keptDraft(name, initial)).toBeUndefined();
  store.set("draft:u1:invite", "{");
  expect(keptDraft(name, initial)).toBeUndefined();
});
