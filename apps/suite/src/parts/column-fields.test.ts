import { describe, expect, it } from "vitest";
import { byName, firstFields, mappingOf, withField } from "./column-fields.ts";

const fields = ["emailAddress", "firstName", "team"] as const;
const columns = ["Mail", "Given", "Unit"];

describe("What the columns of an import hold", () => {
  it("the guess counts until the person has chosen for a column of that name", () => {
    const guess = { emailAddress: 0, firstName: 1 };
    expect(firstFields(fields, columns, guess, undefined)).toEqual(["emailAddress", "firstName", null]);
    expect(firstFields(fields, columns, guess, { Unit: "team", Given: null })).toEqual(["emailAddress", null, "team"]);
    expect(firstFields(fields, columns, guess, { Unit: "salary" })).toEqual(["emailAddress", "firstName", null]);
  });

  it("no field is in two columns", () => {
    expect(firstFields(fields, columns, { emailAddress: 0 }, { Unit: "emailAddress" })).toEqual([
      "emailAddress",
      null,
      null,
    ]);
    expect(withField(["emailAddress", "team", null], 2, "team")).toEqual(["emailAddress", null, "team"]);
  });

  it("columns without a field are left out of what is sent, and remembered as left out", () => {
    expect(mappingOf(["emailAddress", null, "team"])).toEqual({ emailAddress: 0, team: 2 });
    expect(byName(columns, ["emailAddress", null, "team"])).toEqual({
      Mail: "emailAddress",
      Given: null,
      Unit: "team",
    });
  });
});
