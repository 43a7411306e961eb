import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Email } from "./validators.ts";

const required = z.minLength(1, "required");

export const ContactMessage = z.strictObject({
  name: z.string().check(z.trim(), required, z.maxLength(limits.nameMax, "maxLength")),
  email: Email,
  message: z.string().check(z.trim(), required, z.maxLength(limits.messageMax, "maxLength")),
});

/** The tenant of somebody who is not signed in, as section 3 names it. */
export const unknownTenant = "Unknown-User-Not-Logged-In";

export const contactUs = defineCall({
  name: "contactUs",
  summary: "Sends a message to the support address of the host's branding. Mail goes to configured addresses alone.",
  area: "contact",
  method: "POST",
  path: "/public/user/contactUs",
  access: "public",
  body: z.extend(ContactMessage, {
    tenant: z._default(z.string().check(z.maxLength(100)), ""),
    receiverEmail: z.optional(Email),
  }),
  answer: z.object({ success: z.boolean() }),
  errors: ["throttled"],
});
