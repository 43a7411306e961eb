import { describe, expect, it } from "vitest";
import { bindingOf, isOfFields, isSingleKey, keyNames } from "./keys.ts";

describe("the keys of a shortcut", () => {
  it("a letter is also heard in the Russian layout", () => {
    expect(bindingOf("$mod+k")).toBe("$mod+(k|л)");
    expect(bindingOf("n")).toBe("(n|т)");
    expect(bindingOf("$mod+Shift+z")).toBe("$mod+Shift+(z|я)");
    expect(bindingOf("[Shift]+?")).toBe("[Shift]+?");
  });

  it("they are shown as they stand on the keyboard", () => {
    expect(keyNames("$mod+k", false)).toEqual(["Ctrl", "K"]);
    expect(keyNames("$mod+k", true)).toEqual(["⌘", "K"]);
    expect(keyNames("[Shift]+?", false)).toEqual(["?"]);
    expect(keyNames("Shift+ArrowLeft", false)).toEqual(["Shift", "←"]);
  });

  it("a key by itself can be switched off [WCAG 2.1.4]", () => {
    expect(["n", "1", "[Shift]+?"].map(isSingleKey)).toEqual([true, true, true]);
    expect(["$mod+k", "ArrowLeft", "Shift+ArrowLeft", "Escape"].map(isSingleKey)).toEqual([false, false, false, false]);
  });

  it("fields keep what types, moves the caret or edits text in them", () => {
    expect(["n", "ArrowLeft", "Shift+ArrowRight", "$mod+z", "$mod+Shift+z", "$mod+c"].every(isOfFields)).toBe(true);
    expect(["$mod+k", "$mod+b"].some(isOfFields)).toBe(false);
  });
});
