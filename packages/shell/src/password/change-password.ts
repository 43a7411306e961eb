import { type Authenticator, passwordFor, repeats, Repeated } from "@evolve/contracts/new-password";
import { OfferedPassword } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** The form of the change-password modal, its fields as the specification names them. */
export const changePasswordForm = (authenticator: Authenticator | undefined) =>
  z
    .object({
      currentPassword: OfferedPassword,
      newPassword: passwordFor(authenticator),
      confirmNewPassword: Repeated,
      endOtherSessions: z.boolean(),
    })
    .check(repeats("confirmNewPassword", "newPassword"));

export type ChangePasswordForm = z.output<ReturnType<typeof changePasswordForm>>;

export const emptyForm: ChangePasswordForm = {
  currentPassword: "",
  newPassword: "",
  confirmNewPassword: "",
  endOtherSessions: false,
};
