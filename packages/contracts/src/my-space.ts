import * as z from "zod/mini";
import { defineCall } from "./call.ts";

const Named = z.object({ id: z.string(), name: z.string() });

export const mySpaceOverview = defineCall({
  name: "mySpaceOverview",
  summary:
    "What a person sees of themselves: role, team and its members, skills, groups, working hours, recent sign-ins.",
  area: "my-space",
  method: "GET",
  path: "/my-space/v1/overview",
  access: { anyOf: ["mySpace:view"] },
  answer: z.object({
    role: z.nullable(Named),
    team: z.nullable(Named),
    employeeGroup: z.nullable(z.object({ id: z.string(), name: z.string(), timeZone: z.string() })),
    hireDate: z.string(),
    skills: z.array(z.object({ id: z.string(), name: z.string(), colorCode: z.string(), proficiency: z.number() })),
    groups: z.array(Named),
    colleagues: z.array(z.object({ id: z.string(), fullName: z.string(), initials: z.string(), roleName: z.string() })),
    colleagueCount: z.number(),
    /** Day 0 is Sunday; hours are local to the employee group's time zone. */
    workingHours: z.array(
      z.object({ day: z.number(), isOpen: z.boolean(), fromHour: z.string(), durationInMinutes: z.number() }),
    ),
    recentSignIns: z.array(
      z.object({ id: z.string(), at: z.string(), browser: z.string(), address: z.string(), current: z.boolean() }),
    ),
  }),
  errors: [],
});
