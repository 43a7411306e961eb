import { IsoDate } from "@evolve/contracts/date-rules";
import type { UserDetails } from "@evolve/contracts/users";
import { Email, Id, Name, OptionalName } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** What an administrator changes about a user. */
export const EditFields = z.object({
  emailAddress: Email,
  firstName: Name,
  lastName: OptionalName,
  roleId: z.nullable(Id),
  teamId: z.nullable(Id),
  employeeGroupId: z.nullable(Id),
  hireDate: IsoDate,
});
export type EditFields = z.output<typeof EditFields>;

export const fieldsOf = (user: UserDetails): EditFields => ({
  emailAddress: user.emailAddress,
  firstName: user.firstName,
  lastName: user.lastName,
  roleId: user.role?.id ?? null,
  teamId: user.team?.id ?? null,
  employeeGroupId: user.employeeGroup?.id ?? null,
  hireDate: user.hireDate,
});
