import { expect, it } from "vitest";
import { documentTitle } from "./document-title.ts";

it("a title goes from the page to the product and says nothing twice", () => {
  expect(documentTitle("Users", "Admin", "WFO")).toBe("Users · Admin · WFO");
  expect(documentTitle("Admin", "Admin", "")).toBe("Admin");
});
