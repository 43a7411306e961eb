import { passwordFor, repeats, Repeated } from "@evolve/contracts/new-password";
import { OneTimeCode } from "@evolve/contracts/validators";
import * as z from "zod/mini";
import type { Authenticator } from "./authenticator.ts";

/** Which codes a form asks for beside the new password. */
export interface AskedCodes {
  /** Of the authenticator app. */
  readonly totp?: boolean;
  /** That came by mail. */
  readonly confirmationCode?: boolean;
}

/** The form of a new password: what its authenticator takes, a second field that repeats it, and the codes it has to come with. */
export const newPasswordSchema = (authenticator: Authenticator, { totp, confirmationCode }: AskedCodes) =>
  z
    .object({
      confirmationCode: confirmationCode ? OneTimeCode : z.optional(z.string()),
      password: passwordFor(authenticator),
      confirmPassword: Repeated,
      totp: totp ? OneTimeCode : z.optional(z.string()),
    })
    .check(repeats("confirmPassword", "password"));

export type NewPasswordForm = z.output<ReturnType<typeof newPasswordSchema>>;
