import { expect, test } from "vitest";
import { membershipDeltas } from "./membership-deltas.ts";

test("An edit sends what was added, got another level or was removed, and nothing else", () => {
  const before = {
    groupIds: ["kept", "left"],
    skills: [
      { skillId: "kept", proficiency: 5 },
      { skillId: "graded", proficiency: 5 },
      { skillId: "taken", proficiency: 5 },
    ],
  };
  const after = {
    groupIds: ["kept", "joined"],
    skills: [
      { skillId: "kept", proficiency: 5 },
      { skillId: "graded", proficiency: 8 },
      { skillId: "given", proficiency: 3 },
    ],
  };
  expect(membershipDeltas(before, after)).toEqual({
    addedGroupIds: ["joined"],
    removedGroupIds: ["left"],
    skills: [
      { skillId: "graded", proficiency: 8 },
      { skillId: "given", proficiency: 3 },
    ],
    removedSkillIds: ["taken"],
  });
});
