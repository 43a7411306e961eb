import { passwordPolicyCriteriaMatch } from "@evolve/contracts/password-policy";
import { OfferedPassword, type ValidationKey } from "@evolve/contracts/validators";
import * as z from "zod/mini";
import { TypedCode } from "../../parts/one-time-code.ts";
import type { Authenticator } from "./authenticator.ts";

/** Which codes a form asks for beside the new password. */
export interface AskedCodes {
  /** Of the authenticator app. */
  readonly totp?: boolean;
  /** That came by mail. */
  readonly confirmationCode?: boolean;
}

const policyFault = ({ idmType }: Authenticator): ValidationKey =>
  idmType === "EVOLVECG" ? "passwordPolicyCriteriaMatch" : "password";

/** The form of a new password: what its authenticator takes, a second field that repeats it, and the codes it has to come with. */
export const newPasswordSchema = (authenticator: Authenticator, { totp, confirmationCode }: AskedCodes) =>
  z
    .object({
      confirmationCode: confirmationCode ? TypedCode : z.optional(z.string()),
      password: OfferedPassword.check(
        z.refine((password) => password === "" || passwordPolicyCriteriaMatch(authenticator, password), {
          error: policyFault(authenticator),
        }),
      ),
      confirmPassword: z.string().check(z.minLength(1, "required")),
      totp: totp ? TypedCode : z.optional(z.string()),
    })
    .check(z.refine((form) => form.password === form.confirmPassword, { error: "match", path: ["confirmPassword"] }));

export type NewPasswordForm = z.output<ReturnType<typeof newPasswordSchema>>;
