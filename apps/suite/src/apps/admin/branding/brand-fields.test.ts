import { expect, test } from "vitest";
import { bodyOf, fieldsOf } from "./brand-fields.ts";

const stored = { brand: null, inherited: null, hosts: [], isTrial: false, version: 3 };

test("A first brand begins with the organization's name and the suite's colours", () => {
  expect(fieldsOf(stored, "Globex")).toMatchObject({ brandName: "Globex", backgroundColor: "#1461c4", logo: "" });
});

test("A host's first brand begins with the organization's", () => {
  const inherited = { ...fieldsOf(stored, "Globex"), brandName: "Globex Group", logo: "/branding-pictures/x/logo.png" };
  expect(fieldsOf({ ...stored, inherited }, "Globex")).toEqual(inherited);
});

test("Of the pictures only new ones are sent, a removed one is said, and a stored one is left out", () => {
  const fields = fieldsOf(stored, "Globex");
  const body = bodyOf({ ...fields, logo: "data:image/png;base64,AAAA", icon: "/branding-pictures/x/icon.png" }, stored);
  expect(body).toMatchObject({ logo: "AAAA", icon: undefined, version: 3 });
  expect(bodyOf(fields, stored)).toMatchObject({ logo: null, icon: null });
});
