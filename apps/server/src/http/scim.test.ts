import type { ErrorName } from "@evolve/contracts/errors";
import { expect, test } from "vitest";
import { Refusal } from "../core/refusal.ts";
import { asScimError } from "./scim.ts";

type Refused = ConstructorParameters<typeof Refusal>[1];

test.each<[ErrorName, Refused, string]>([
  ["notFound", {}, "This doesn’t exist, or you don’t have access to it."],
  [
    "invalidParameters",
    { fields: { userName: "required", shoeSize: "unknown" } },
    "Some of the values are not valid. userName is required. shoeSize is not known.",
  ],
  [
    "invalidParameters",
    { fields: { filter: "too deep" } },
    "Some of the values are not valid. filter is not valid: too deep.",
  ],
  ["userNameExists", { fields: { userName: "userNameExists" } }, "The username already exists. Try a new one."],
  [
    "userLimitExceeded",
    { details: "500" },
    "Your organization has reached its user limit. Contact your administrator. The limit is 500.",
  ],
])("What an identity provider is refused with, it can write to its log in English: %s %j", (error, refused, detail) => {
  expect(asScimError(new Refusal(error, refused)).detail).toBe(detail);
});
