import type { NotificationAction } from "@evolve/contracts/notifications";
import { expect, test } from "vitest";
import { featuresOf, isWholeAction } from "./run-action.ts";

const actionOf = (uri: string, actionTextTranslation = "Open"): NotificationAction => ({
  uri,
  uriHttpVerb: "GET",
  guideline: { uriLaunchMethod: "NEW_WINDOW", actionTextTranslation },
});

test("An action without an address or a text is not shown, and neither is one that would run a script [NOTE-010]", () => {
  for (const uri of ["/own", "https://elsewhere.test/x"]) expect(isWholeAction(actionOf(uri))).toBe(true);
  for (const uri of [
    "",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "//evil.test",
    "/\\evil.test",
  ])
    expect([uri, isWholeAction(actionOf(uri))]).toEqual([uri, false]);
  expect(isWholeAction(actionOf("/own", " "))).toBe(false);
});

test("A new window has the size and place that the action gives it, and no hold of this one", () => {
  expect(featuresOf(undefined)).toBe("noopener");
  expect(featuresOf({ width: 800, height: 600, left: 10 })).toBe("noopener,width=800,height=600,left=10");
});
