import { describe, expect, it } from "vitest";
import { bindingOf, isSingleKey, keyNames } from "./keys.ts";

describe("the keys of a shortcut", () => {
  it("a letter is also heard in the Russian layout", () => {
    expect(bindingOf("$mod+k")).toBe("$mod+(k|л)");
    expect(bindingOf("n")).toBe("(n|т)");
    expect(bindingOf("[Shift]+?")).toBe("[Shift]+?");
  });

  it("they are shown as they stand on the keyboard", () => {
    expect(keyNames("$mod+k", false)).toEqual(["Ctrl", "K"]);
    expect(keyNames("$mod+k", true)).toEqual(["⌘", "K"]);
    expect(keyNames("[Shift]+?", false)).toEqual(["?"]);
  });

  it("a key by itself can be switched off [WCAG 2.1.4]", () => {
    expect(["n", "[Shift]+?", "$mod+k"].map(isSingleKey)).toEqual([true, true, false]);
  });
});
