import { legacyPolicy, passwordPolicyCriteriaMatch } from "@evolve/contracts/password-policy";
import { NewPassword } from "@evolve/contracts/passwords";
import { Email, Name } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** Somebody of a team. */
export const Person = z.strictObject({ name: Name, email: Email, team: z.string() });
export type Person = z.output<typeof Person>;

/** Somebody who opens an account, with the rules of a password that every tenant has. */
export const Account = z.strictObject({
  ...z.pick(Person, { name: true, email: true }).shape,
  password: NewPassword.check(
    z.refine((password) => passwordPolicyCriteriaMatch(legacyPolicy, password), "passwordPolicyCriteriaMatch"),
  ),
  accepts: z.boolean().check(z.refine((accepts) => accepts, "required")),
});
export type Account = z.output<typeof Account>;
