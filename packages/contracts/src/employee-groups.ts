import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { organisationLimits, TimeZone, Version } from "./organisation.ts";
import { EmployeeGroupFilter } from "./organisation-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { TimeOfDay } from "./time-rules.ts";
import { Id, Name } from "./validators.ts";

const area = "organisation";

/** A day of section 3 'workingHours': 0 is Sunday, `fromHour` is HH:MM in the group's zone. It may end on the next day. */
export const WorkingHours = z.strictObject({
  day: z.int().check(z.gte(0), z.lte(6)),
  isOpen: z.boolean(),
  fromHour: TimeOfDay,
  durationInMinutes: z.int().check(z.gte(0), z.lte(organisationLimits.minutesPerDay)),
});
export type WorkingHours = z.output<typeof WorkingHours>;

/** Section 9 'Default working hours': 1440 minutes per day, opening 00:00. */
export const defaultWorkingHours: readonly WorkingHours[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  isOpen: true,
  fromHour: "00:00",
  durationInMinutes: organisationLimits.minutesPerDay,
}));

/** A whole week, each day once. */
export const WorkingWeek = z
  .array(WorkingHours)
  .check(z.minLength(7, "required"), z.maxLength(7))
  .check(
    z.refine((week: readonly { day: number }[]) => new Set(week.map(({ day }) => day)).size === week.length, "unique"),
  );

export const EmployeeGroup = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  isDefault: z.boolean(),
  workingHours: z.array(
    z.extend(z.object(WorkingHours.shape), { /** Of the duration, to be shown. */ amountOfHours: z.number() }),
  ),
  version: Version,
});
export const EmployeeGroupRow = z.extend(EmployeeGroup, { memberCount: z.number() });
export type EmployeeGroupRow = z.output<typeof EmployeeGroupRow>;

export const searchEmployeeGroups = defineCall({
  name: "searchEmployeeGroups",
  summary: "The employee groups of the tenant, with their working hours and the number of their members.",
  area,
  method: "POST",
  path: "/user-management/v1/employee-groups/search",
  access: { anyOf: ["employeeGroup:view"] },
  body: searchBody({ filter: EmployeeGroupFilter, orderBy: ["name", "timeZone"], figures: ["members"] }),
  answer: searchAnswer("employeeGroups", EmployeeGroupRow),
  errors: ["invalidParameters"],
});

export const listEmployeeGroups = defineCall({
  name: "listEmployeeGroups",
  summary: "All employee groups of the tenant, by name.",
  area,
  method: "GET",
  path: "/user/groups",
  access: { anyOf: ["employeeGroup:view"] },
  answer: z.object({ groups: z.array(EmployeeGroup) }),
  errors: [],
});

export const readEmployeeGroup = defineCall({
  name: "readEmployeeGroup",
  summary: "One employee group.",
  area,
  method: "GET",
  path: "/user/groups/employeeGroup/:suId",
  access: { anyOf: ["employeeGroup:view"] },
  params: z.strictObject({ suId: Id }),
  answer: z.object({ group: EmployeeGroup }),
  errors: ["notFound"],
});

export const EmployeeGroupFields = z.strictObject({
  name: Name,
  timeZone: TimeZone,
  isDefault: z.boolean(),
  workingHours: WorkingWeek,
});

export const saveEmployeeGroup = defineCall({
  name: "saveEmployeeGroup",
  summary:
    "Creates an employee group, or with `id` changes one. One group is the default: making another one so takes it from the first.",
  area,
  method: "PUT",
  path: "/user/groups",
  access: { anyOf: ["employeeGroup:edit"] },
  body: z.extend(EmployeeGroupFields, {
    isDefault: z._default(z.boolean(), false),
    workingHours: z._default(WorkingWeek, [...defaultWorkingHours]),
    id: z.optional(Id),
    version: z.optional(Version),
  }),
  answer: z.object({ group: EmployeeGroup }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "defaultEmployeeGroup"],
});

export const deleteEmployeeGroup = defineCall({
  name: "deleteEmployeeGroup",
  summary: "Deletes an employee group; its members move to the default one, which cannot be deleted.",
  area,
  method: "DELETE",
  path: "/user/groups",
  access: { anyOf: ["employeeGroup:edit"] },
  query: z.strictObject({ groupId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "defaultEmployeeGroup"],
});

export const validateGroupName = defineCall({
  name: "validateGroupName",
  summary: "Whether a name is free for an employee group, a new one or the one with this id.",
  area,
  method: "GET",
  path: "/user/groups/validateGroupName",
  access: { anyOf: ["employeeGroup:view"] },
  query: z.strictObject({ groupId: z.optional(Id), groupName: Name }),
  answer: z.object({ valid: z.boolean() }),
  errors: [],
});
