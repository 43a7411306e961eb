import { EvaluationFilter } from "@evolve/contracts/quality-filters";
import { UserFilter } from "@evolve/contracts/users";
import { describe, expect, it } from "vitest";
import { listSearch } from "./list-search.ts";

const read = listSearch(UserFilter);
const team = "0198c0de-0000-7000-8000-000000000001";

describe("the parameters of a list's address", () => {
  it("are the fields of the contract's filter, several values with commas", () => {
    expect(read({ search: "ann", status: "ACTIVE,PENDING,ACTIVE", teamId: team, sort: "role.desc" })).toEqual({
      search: "ann",
      status: ["ACTIVE", "PENDING"],
      teamId: [team],
      sort: "role.desc",
    });
  });

  it("keep a number as a text, and leave out one that is none", () => {
    const { scoreFrom, scoreTo, from } = listSearch(EvaluationFilter)({ scoreFrom: "70", scoreTo: "101", from: "" });
    expect([scoreFrom, scoreTo, from]).toEqual(["70", undefined, undefined]);
  });

  it("leave out what the server would refuse", () => {
    expect(read({ status: "ACTIVE,GONE", teamId: "1,2", search: "a".repeat(300) })).toEqual({ status: ["ACTIVE"] });
  });
});
