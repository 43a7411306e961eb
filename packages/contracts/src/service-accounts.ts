import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { UserChange } from "./user-administration.ts";
import { UserDetails } from "./users.ts";
import { Id, Name } from "./validators.ts";

const area = "users";
const path = "/user-management/v1/service-accounts";
const answer = z.object({ user: UserDetails });

export const ServiceAccount = z.strictObject({ name: Name, roleId: Id });
export type ServiceAccount = z.output<typeof ServiceAccount>;

export const createServiceAccount = defineCall({
  name: "createServiceAccount",
  summary:
    "Creates a service account: a user without password, address or invitation, for a program that signs in with an access key. " +
    "The role is given by the rules of every other user.",
  area,
  method: "POST",
  path,
  access: { anyOf: ["user:create"] },
  notWhileImpersonating: true,
  body: ServiceAccount,
  answer,
  errors: ["notFound", "forbidden", "stepUpRequired", "userLimitExceeded", "nameExists"],
});

export const renameServiceAccount = defineCall({
  name: "renameServiceAccount",
  summary: "Gives a service account another name, based on the version that the caller has read.",
  area,
  method: "PUT",
  path: `${path}/:userId`,
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({ name: Name, version: UserChange.shape.version }),
  answer,
  errors: ["notFound", "forbidden", "changedMeanwhile", "nameExists"],
});
