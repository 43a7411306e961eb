import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

export const removeFactors = defineCall({
  name: "removeFactors",
  summary: "Removes a user's lost second factor, recovery codes and passkeys, and ends their sessions.",
  area: "factors",
  method: "DELETE",
  path: "/authentication/v1/users/:userId/mfa",
  access: { anyOf: ["user:edit"] },
  needsStepUp: true,
  params: z.strictObject({ userId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["stepUpRequired", "notFound", "forbidden"],
});
