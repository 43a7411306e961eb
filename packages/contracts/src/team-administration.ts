import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { Id, Name } from "./validators.ts";

const area = "organisation";

export const TeamFields = z.strictObject({ name: Name });
const params = z.strictObject({ teamId: Id });
const answer = z.object({ team: z.object({ id: z.string(), name: z.string(), version: Version }) });

export const createTeam = defineCall({
  name: "createTeam",
  summary: "Creates a team without members.",
  area,
  method: "POST",
  path: "/user-management/v1/teams",
  access: { anyOf: ["team:edit"] },
  body: TeamFields,
  answer,
  errors: ["nameExists"],
});

export const updateTeam = defineCall({
  name: "updateTeam",
  summary: "Renames a team, unless somebody else has changed the version that is given.",
  area,
  method: "PUT",
  path: "/user-management/v1/teams/:teamId",
  access: { anyOf: ["team:edit"] },
  params,
  body: z.extend(TeamFields, { version: z.optional(Version) }),
  answer,
  errors: ["notFound", "nameExists", "changedMeanwhile"],
});

export const deleteTeam = defineCall({
  name: "deleteTeam",
  summary: "Deletes a team that no limit of time off is for; its members are then in none.",
  area,
  method: "DELETE",
  path: "/user-management/v1/teams/:teamId",
  access: { anyOf: ["team:edit"] },
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
