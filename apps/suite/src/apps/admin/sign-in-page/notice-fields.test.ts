import { expect, test } from "vitest";
import { fieldsOf, NoticeForm } from "./notice-fields.ts";

const shown = {
  showsBanner: true,
  message: "Maintenance",
  backgroundColorCode: "#ffffff",
  fontColorCode: "#000000",
  allowedDomains: ["example.com"],
};
const faultsOf = (fields: object) =>
  NoticeForm.safeParse({ ...shown, ...fields }).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("A notice is saved with its colours, or not at all", () => {
  expect(NoticeForm.parse(shown).loginBanner).toMatchObject({ message: "Maintenance", fontColorCode: "#000000" });
  expect(NoticeForm.parse({ ...shown, showsBanner: false }).loginBanner).toBeNull();
});

test("A notice that cannot be read, or says nothing, is at fault where it is shown", () => {
  expect(faultsOf({ fontColorCode: "#eeeeee" })).toEqual([["fontColorCode", "contrast"]]);
  expect(faultsOf({ message: " " })).toEqual([["message", "required"]]);
  expect(faultsOf({ message: "", showsBanner: false })).toBeUndefined();
});

test("A page without a notice begins with readable colours", () => {
  const fields = fieldsOf({ loginBanner: null, allowedDomains: [], version: 1 });
  expect(fields.showsBanner).toBe(false);
  expect(NoticeForm.safeParse({ ...fields, showsBanner: true, message: "x" }).success).toBe(true);
});
