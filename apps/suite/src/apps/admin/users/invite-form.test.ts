import { describe, expect, it } from "vitest";
import { addressesIn, faultOf } from "./invite-form.ts";

describe("the addresses of an invitation", () => {
  it("stand on lines or with commas, semicolons or blanks between, each once", () => {
    expect(addressesIn(" ann@acme.test\nbo@acme.test, Ann@acme.test;cy@b\t")).toEqual([
      "ann@acme.test",
      "bo@acme.test",
      "cy@b",
    ]);
    expect(addressesIn(" \n ")).toEqual([]);
  });

  it("a list is refused while it is empty, too long or holds what is no address", () => {
    expect(faultOf([])).toEqual({ kind: "none" });
    expect(faultOf(["ann@acme.test", "bo@", "@c"])).toEqual({ kind: "invalid", addresses: ["bo@", "@c"] });
    expect(faultOf(Array.from({ length: 51 }, (_, index) => `u${index}@b`))).toEqual({ kind: "tooMany", count: 51 });
    expect(faultOf(["ann@acme.test"])).toBeUndefined();
  });
});
