import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Email, Name, OptionalName } from "./validators.ts";

export const AccountFields = z.strictObject({ emailAddress: Email, firstName: Name, lastName: OptionalName });
export type AccountFields = z.output<typeof AccountFields>;

export const createAccount = defineCall({
  name: "createAccount",
  summary:
    "Asks for an account of one's own, at the organization that has verified the address' domain and lets people sign up. The " +
    "answer is the same for every address; what follows comes by email.",
  area: "users",
  method: "POST",
  path: "/public/user/createaccount",
  access: "public",
  body: AccountFields,
  answer: z.object({ success: z.literal(true) }),
  errors: ["throttled"],
});
