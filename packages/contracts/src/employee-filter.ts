import * as z from "zod/mini";

/** What employees are narrowed by (section 3 'Employee filter'): ids, and for `status` the statuses themselves. */
export const EmployeeFilter = z.strictObject({
  employeeGroups: z._default(z.array(z.string()), []),
  skills: z._default(z.array(z.string()), []),
  groups: z._default(z.array(z.string()), []),
  status: z._default(z.array(z.string()), []),
  team: z._default(z.array(z.string()), []),
});
export type EmployeeFilter = z.output<typeof EmployeeFilter>;

/** The fields of an employee that the filter is about. */
export interface FilteredEmployee {
  readonly assignedGroup: string | null;
  readonly skills: readonly string[];
  readonly groupIds: readonly string[];
  readonly status: string;
  readonly teamId: string | null;
}

/** Which field each filter looks at. */
export const employeeFields = {
  employeeGroups: "assignedGroup",
  skills: "skills",
  groups: "groupIds",
  status: "status",
  team: "teamId",
} as const satisfies Record<keyof EmployeeFilter, keyof FilteredEmployee>;

export const employeeFilterKeys = ["employeeGroups", "skills", "groups", "status", "team"] as const;

/** Whether an employee has one of the values of each filter that is on. */
export const matchesEmployee = (filter: EmployeeFilter, employee: FilteredEmployee): boolean =>
  employeeFilterKeys.every((key) => {
    const wanted = filter[key];
    const has = [employee[employeeFields[key]]].flat();
    return wanted.length === 0 || wanted.some((value) => has.includes(value));
  });
