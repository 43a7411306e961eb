import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Tokens } from "./session-tokens.ts";
import { Id } from "./validators.ts";

const area = "accessKeys";

const shape = {
  accessKeyId: z.string(),
  /** UTC, exact to the minute; null while it was never used. */
  lastUsedDate: z.nullable(z.string()),
  /** An inactive key is refused, and its sessions have ended. */
  isActive: z.boolean(),
};

const AccessKey = z.object(shape);
export type AccessKey = z.output<typeof AccessKey>;

/** The only answer with the secret, of which the server keeps a digest. */
const NewAccessKey = z.object({ ...shape, accessKeySecret: z.string() });
export type NewAccessKey = z.output<typeof NewAccessKey>;

const params = z.strictObject({ accessKeyId: Id });

export const listAccessKeys = defineCall({
  name: "listAccessKeys",
  summary: "A user's access keys, newest first. Another user's need accessKey:view.",
  area,
  method: "GET",
  path: "/access-key-management/v1/access-keys",
  access: { anyOf: ["myAccessKey:view", "accessKey:view"] },
  query: z.strictObject({ userId: Id }),
  answer: z.object({ accessKeys: z.array(AccessKey) }),
  errors: ["notFound"],
});

export const createAccessKey = defineCall({
  name: "createAccessKey",
  summary: "Creates an access key and answers its secret, once. Another user's needs accessKey:create.",
  area,
  method: "POST",
  path: "/access-key-management/v1/access-keys",
  access: { anyOf: ["myAccessKey:create", "accessKey:create"] },
  needsStepUp: true,
  body: z.strictObject({ userId: Id, tenantId: Id }),
  answer: z.object({ accessKey: NewAccessKey }),
  errors: ["stepUpRequired", "notFound", "tooManyAccessKeys"],
});

export const updateAccessKey = defineCall({
  name: "updateAccessKey",
  summary: "Activates or deactivates an access key. Deactivating it ends the sessions that it opened.",
  area,
  method: "PATCH",
  path: "/access-key-management/v1/access-keys/:accessKeyId",
  access: { anyOf: ["myAccessKey:edit", "accessKey:edit"] },
  notWhileImpersonating: true,
  params,
  body: z.strictObject({ isActive: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["stepUpRequired", "notFound"],
});

export const deleteAccessKey = defineCall({
  name: "deleteAccessKey",
  summary: "Deletes an access key and ends the sessions that it opened.",
  area,
  method: "DELETE",
  path: "/access-key-management/v1/access-keys/:accessKeyId",
  access: { anyOf: ["myAccessKey:delete", "accessKey:delete"] },
  notWhileImpersonating: true,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const exchangeAccessKey = defineCall({
  name: "exchangeAccessKey",
  summary:
    "Opens a session of the key's user. It never counts as a recent sign-in, so a step-up needs the user themselves.",
  area,
  method: "POST",
  path: "/authentication/v1/token/access-key",
  access: "public",
  body: z.strictObject({
    accessKeyId: Id,
    accessKeySecret: z.string().check(z.maxLength(200)),
  }),
  answer: Tokens,
  errors: ["accessKeyInvalid"],
});
