import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test("An amount sets, a sign adds, a percent sign changes by a share, as the language writes numbers", () => {
  const read = (text: string, locale = "en-US") => {
    const amount = readAmount(text, locale);
    return amount && [amount.effect, amount.amount];
  };
  expect(read("1,400")).toEqual(["set", 1_400]);
  expect(read("+100")).toEqual(["add", 100]);
  expect(read("−12.5")).toEqual(["add", -12.5]);
  expect(read("+5 %")).toEqual(["percent", 5]);
  expect(read("5%")).toEqual(["percent", 5]);
  expect(read("1 400,5", "ru-RU")).toEqual(["set", 1_400.5]);
  expect(read("1.400", "es-ES")).toEqual(["set", 1_400]);
  for (const text of ["", "some", "1e9", "--5", "5 % more"]) expect(read(text)).toBeNull();
});
