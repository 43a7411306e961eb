import { describe, expect, it } from "vitest";
import { readableOn, textOn } from "./accent.ts";

describe("a tenant's colour as an accent", () => {
  it("stays as it is where it is readable", () => {
    expect(readableOn("#0b4a2f", "#ffffff")).toBe("#0b4a2f");
  });

  it("gets darker on light ground and lighter on dark ground until it is readable", () => {
    expect(readableOn("#ffd400", "#ffffff")).not.toBe("#ffd400");
    expect(readableOn("#3b0764", "#141b27")).not.toBe("#3b0764");
  });

  it("anything but #rrggbb is no colour", () => {
    expect(readableOn("red;background:url(x)", "#ffffff")).toBeUndefined();
    expect(readableOn("#fff", "#ffffff")).toBeUndefined();
  });

  it("text on it is black or white, by contrast", () => {
    expect(textOn("#ffd400")).toBe("#000000");
    expect(textOn("#3b0764")).toBe("#ffffff");
  });
});
