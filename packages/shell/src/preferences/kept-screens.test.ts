import { describe, expect, it } from "vitest";
import { recentScreens, screensIn, withFavorite, withRecent } from "./kept-screens.ts";

describe("screens that a person keeps near", () => {
  it("the newest comes first, each once, and eight are kept", () => {
    const visited = ["/a", "/b", "/a", "/c", "/d", "/e", "/f", "/g", "/h", "/i"];
    expect(visited.reduce<readonly string[]>(withRecent, [])).toEqual(["/i", "/h", "/g", "/f", "/e", "/d", "/c", "/a"]);
  });

  it("a favourite is added at the end, and taken away by the same", () => {
    expect(withFavorite(["/a"], "/b")).toEqual(["/a", "/b"]);
    expect(withFavorite(["/a", "/b"], "/a")).toEqual(["/b"]);
  });

  it("what was not saved by the suite counts as none", () => {
    expect(screensIn(new Map([[recentScreens, "/a"]]), recentScreens)).toEqual([]);
    expect(screensIn(new Map<string, unknown>([[recentScreens, ["/a", 1]]]), recentScreens)).toEqual(["/a"]);
  });
});
