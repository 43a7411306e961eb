import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  between,
  Chosen,
  DailyRule,
  Digits,
  groupName,
  isUnique,
  lowerThan,
  uniqueAmong,
  wholeNumber,
} from "./rules.ts";
import { fault, readFault, validationKeys } from "./validators.ts";

const faultOf = (schema: z.ZodMiniType, value: unknown): string =>
  schema.safeParse(value).error?.issues[0]?.message ?? "";

test("The catalogue has the eleven keys of the specification [WIDG-044]", () => {
  const named = "required, number, minLength, maxLength, email, match, password, emailExists, pattern, min, max";
  expect(validationKeys.slice(0, 11).join(", ")).toBe(named);
});

test("A fault carries its limits through a plain text", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
      expect(readFault(fault("min", values))).toEqual({ key: "min", values });
    }),
  );
  expect(readFault("required")).toEqual({ key: "required", values: {} });
});

test("Integer digits only: blanks around are dropped, all else is refused [WIDG-034]", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => {
      expect(Digits.safeParse(` ${digits} `).data).toBe(digits);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,3}[^\d\s]\d{0,3}$/), (text) => {
      expect(faultOf(Digits, text)).toBe("number");
    }),
  );
  expect(faultOf(Digits, "")).toBe("required");
});

test("Min and max belong to the range, and the fault names the bound [WIDG-035]", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (value, one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const expected = value < min ? `min?min=${String(min)}` : value > max ? `max?max=${String(max)}` : "";
      expect(faultOf(between({ min, max }), value)).toBe(expected);
    }),
  );
  expect(wholeNumber({ min: 1, max: 9 }).safeParse("007").data).toBe(7);
  expect(faultOf(wholeNumber({ max: 9 }), "10")).toBe("max?max=9");
  expect(faultOf(wholeNumber({}), "1.5")).toBe("number");
});

test("Lower-than compares two fields; equal is not lower [WIDG-039]", () => {
  const Staffing = z.object({ least: z.number(), most: z.number() }).check(lowerThan("least", "most"));
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (least, most) => {
      const [issue] = Staffing.safeParse({ least, most }).error?.issues ?? [];
      if (least < most) expect(issue).toBeUndefined();
      else expect(issue).toMatchObject({ path: ["least"], message: `lowerThan?limit=${String(most)}` });
    }),
  );
});

test("A unique string differs from the others by more than case and blanks [WIDG-038]", () => {
  const Activity = z.string().check(uniqueAmong(["Break", "Lunch"]));
  expect(faultOf(Activity, " lunch ")).toBe("unique");
  expect(faultOf(Activity, "Launch")).toBe("");
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(), (others, place) => {
      const one = others[place % Math.max(others.length, 1)];
      if (one !== undefined) expect(isUnique(`\t${one} `, others)).toBe(false);
      expect(isUnique("something of its own 7f3", others)).toBe(true);
    }),
  );
});

test("A group's name is free, or its own [WIDG-041]", async () => {
  const ids: Record<string, string> = { Support: "1", Sales: "2" };
  const groupIdOf = (name: string) => Promise.resolve(ids[name] ?? null);
  const check = async (name: string, ownId?: string) =>
    (await groupName(groupIdOf, ownId).safeParseAsync(name)).error?.issues[0]?.message ?? "";
  expect(await check("Support")).toBe("groupName");
  expect(await check("Support", "2")).toBe("groupName");
  expect(await check("Support", "1")).toBe("");
  expect(await check("Billing")).toBe("");
  expect(await check("R&D")).toBe("name");
});

test("A daily rule names at least one weekday [WIDG-042]", () => {
  expect(faultOf(DailyRule, [])).toBe("dailyRule");
  expect(faultOf(DailyRule, [7])).toBe("dailyRule");
  expect(faultOf(DailyRule, [0, 6])).toBe("");
});

test("A required multi-select with nothing chosen makes its form invalid [WIDG-056]", () => {
  expect(Chosen.safeParse([]).error?.issues[0]?.message).toBe("required");
  expect(Chosen.safeParse(["chat"]).success).toBe(true);
});
