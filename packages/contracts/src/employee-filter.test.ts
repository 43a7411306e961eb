import { expect, test } from "vitest";
import { employeeFields, EmployeeFilter, employeeFilterKeys, matchesEmployee } from "./employee-filter.ts";

const ann = { assignedGroup: "day", skills: ["chat", "voice"], groupIds: ["g1"], status: "ACTIVE", teamId: "t1" };
const none = EmployeeFilter.parse({});

test("the employee filter has employee groups, skills, groups, status and team, and nothing else [OMNI-006]", () => {
  expect(Object.keys(none)).toEqual(["employeeGroups", "skills", "groups", "status", "team"]);
  expect(employeeFilterKeys).toEqual(Object.keys(none));
  expect(EmployeeFilter.safeParse({ role: ["1"] }).success).toBe(false);
});

test("each filter looks at its own field of the employee [OMNI-007]", () => {
  expect(employeeFields).toEqual({
    employeeGroups: "assignedGroup",
    skills: "skills",
    groups: "groupIds",
    status: "status",
    team: "teamId",
  });
  const wanted = { employeeGroups: "day", skills: "voice", groups: "g1", status: "ACTIVE", team: "t1" };
  for (const key of employeeFilterKeys) {
    expect(matchesEmployee({ ...none, [key]: [wanted[key]] }, ann)).toBe(true);
    expect(matchesEmployee({ ...none, [key]: ["other"] }, ann)).toBe(false);
    expect(matchesEmployee({ ...none, [key]: ["other", wanted[key]] }, ann)).toBe(true);
  }
});

test("every filter that is on counts, one that is empty does not [OMNI-006]", () => {
  expect(matchesEmployee(none, ann)).toBe(true);
  expect(matchesEmployee({ ...none, skills: ["voice"], team: ["t2"] }, ann)).toBe(false);
  expect(matchesEmployee({ ...none, team: ["t1"] }, { ...ann, teamId: null, assignedGroup: null })).toBe(false);
});
