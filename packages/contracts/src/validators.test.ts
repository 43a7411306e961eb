import * as fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import {
  Email,
  Id,
  isEmail,
  Name,
  OfferedPassword,
  OneTimeCode,
  OrganizationName,
  readFault,
  UserName,
  validationKeys,
} from "./validators.ts";

/** The message of the first fault; empty when the value passes. */
const faultOf = (schema: z.ZodMiniType, value: unknown): string => {
  const parsed = schema.safeParse(value);
  return parsed.success ? "" : (parsed.error.issues[0]?.message ?? "?");
};

test.each([
  ["a@b", true],
  ["first.last+tag@sub.domain.test", true],
  [".!#$%&'*/=?^_`{|}~+-@d", true],
  ["x@9.test", true],
  [`x@${"a".repeat(63)}.test`, true],
  ["", false],
  ["nobody", false],
  ["@b", false],
  ["a@", false],
  ["a@@b", false],
  ["a b@c", false],
  ["a@b..c", false],
  ["a@.b", false],
  ["a@b.", false],
  ["a@-b", false],
  ["a@b-", false],
  ["a@b_c", false],
  [`x@${"a".repeat(64)}`, false],
  ["a@b\n", false],
  ["a,b@c", false],
  ['"a"@b', false],
  ["имя@пример.рф", false],
])("'%s' as an address: %s [LOGIN-041]", (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

const local = fc.stringMatching(/^[A-Za-z0-9.!#$%&'*/=?^_`{|}~+-]{1,30}$/);
const label = fc.stringMatching(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/);
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }))
  .map(([name, labels]) => `${name}@${labels.join(".")}`);

test("Every address of the rule passes, and none with a foreign character in its local part [LOGIN-041]", () => {
  fc.assert(
    fc.property(address, (text) => {
      expect(isEmail(text)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(local, fc.constantFrom(...' ,;:<>()[]\\"\u0000é中'), (name, foreign) => {
      expect(isEmail(`${name}${foreign}@b`)).toBe(false);
    }),
  );
});

test("An address that passes stays on one line and in one mail header", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      if (isEmail(text)) expect(text).not.toMatch(/[\s,;<>"]/);
    }),
  );
});

test("Checking a hostile address takes no long time", () => {
  const began = performance.now();
  for (const text of [`${"a".repeat(100_000)}@`, `a@${"a-".repeat(50_000)}`, `a@${"a.".repeat(50_000)}`]) isEmail(text);
  expect(performance.now() - began).toBeLessThan(500);
});

test("Email: required, 2 to 255 characters, blanks around dropped; the faults are message keys [HEAD-032]", () => {
  expect(Email.safeParse("  Ana@B.test ").data).toBe("Ana@B.test");
  expect(faultOf(Email, "  ")).toBe("required");
  expect(faultOf(Email, "a")).toBe("minLength");
  expect(faultOf(Email, "nobody")).toBe("email");
  expect(faultOf(Email, `${"a".repeat(253)}@b`)).toBe("");
  expect(faultOf(Email, `${"a".repeat(254)}@b`)).toBe("maxLength");
  expect(faultOf(UserName, "nobody")).toBe("userName");
  expect(faultOf(UserName, "")).toBe("required");
});

test("An offered password is any text up to 1,024 characters and is never trimmed [SEC-02]", () => {
  expect(OfferedPassword.safeParse("  a b\t").data).toBe("  a b\t");
  expect(faultOf(OfferedPassword, "")).toBe("required");
  expect(faultOf(OfferedPassword, "x".repeat(1_024))).toBe("");
  expect(faultOf(OfferedPassword, "x".repeat(1_025))).toBe("maxLength");
});

test.each([...'\\/!+<>?#&,%"'])("A name with %s is refused [WIDG-033]", (character) => {
  expect(faultOf(Name, `a${character}b`)).toBe("name");
});

test("A name: required, 50 characters at most, the full stop allowed", () => {
  expect(Name.safeParse(" J. R. O'Neill-García 王 ").data).toBe("J. R. O'Neill-García 王");
  expect(faultOf(Name, " ")).toBe("required");
  expect(faultOf(Name, "x".repeat(50))).toBe("");
  expect(faultOf(Name, "x".repeat(51))).toBe("maxLength");
});

test("An organization's name is in English letters, without \\ / ! < > ? # % [ORG-008]", () => {
  const refused = "\\/!<>?#%";
  for (const name of ["Acme & Sons, Inc.", "O'Neill (UK) 24/7".replace("/", "-"), "a", "~"])
    expect(faultOf(OrganizationName, name), name).toBe("");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }), (sign) => {
      const isFine = /^[ -~]*$/.test(sign) && ![...sign].some((one) => refused.includes(one));
      expect(readFault(faultOf(OrganizationName, `A${sign}b`)).key).toBe(isFine ? "" : "pattern");
    }),
  );
  for (const sign of [...refused, "Ж", "é", "中", "\n", "\u007f"])
    expect(readFault(faultOf(OrganizationName, `A${sign}b`))).toEqual({
      key: "pattern",
      values: { without: "\\ / ! < > ? # %" },
    });
  expect(faultOf(OrganizationName, " ")).toBe("required");
  expect(faultOf(OrganizationName, "x".repeat(51))).toBe("maxLength");
});

test("A one-time code is six digits, an id a UUID", () => {
  for (const code of ["12345a", "１２３４５６", "123456\n"]) expect(faultOf(OneTimeCode, code)).toBe("number");
  expect(faultOf(OneTimeCode, "12345")).toBe("minLength");
  expect(faultOf(OneTimeCode, "1234567")).toBe("maxLength");
  expect(faultOf(OneTimeCode, "012345")).toBe("");
  expect(Id.safeParse("0199c1f0-0000-7000-8000-000000000000").success).toBe(true);
  expect(Id.safeParse("------------------------------------").success).toBe(false);
});

test("Every fault of a form is one of the message keys", () => {
  const schemas = [Email, UserName, OfferedPassword, OneTimeCode, Name, OrganizationName];
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.string(), (schema, text) => {
      const fault = faultOf(schema, text);
      if (fault) expect(validationKeys).toContain(readFault(fault).key);
    }),
  );
});
