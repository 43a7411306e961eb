import { describe, expect, it } from "vitest";
import {
  activeFilters,
  filtersOf,
  hasFilters,
  noFilters,
  queryOfFilters,
  searchBody,
  userSorts,
} from "./user-query.ts";

const team = "0198c0de-0000-7000-8000-000000000001";

describe("the list of users in a link", () => {
  it("search and filters come out of an address and go back into it", () => {
    const query = { q: "ann", status: "ACTIVE,PENDING", team };
    const filters = filtersOf(query);
    expect(filters).toEqual({ search: "ann", status: ["ACTIVE", "PENDING"], roleIds: [], teamIds: [team] });
    expect(queryOfFilters(filters)).toEqual({ ...query, role: "" });
  });

  it("what somebody mistyped is left out", () => {
    expect(filtersOf({ status: "ACTIVE,GONE", team: "1,2", role: "x" })).toEqual({ ...noFilters, status: ["ACTIVE"] });
    expect(filtersOf({ q: "a".repeat(300) }).search).toHaveLength(100);
  });

  it("knows whether anything is filtered, and by what", () => {
    expect(hasFilters(noFilters)).toBe(false);
    expect(hasFilters({ ...noFilters, search: "a" })).toBe(true);
    expect(activeFilters({ ...noFilters, search: "a", teamIds: [team] })).toEqual(["teamIds"]);
  });

  it("asks for no order that the server does not know", () => {
    const byName = { id: "fullName", descending: true };
    expect(userSorts([{ id: "password", descending: false }, byName])).toEqual([byName]);
  });

  it("asks the server with the fields of the contract, empty filters left out", () => {
    expect(searchBody({ ...noFilters, teamIds: [team] }, [{ id: "fullName", descending: true }])).toEqual({
      filter: { teamId: [team] },
      orderBy: [{ field: "fullName", direction: "desc" }],
    });
  });
});
