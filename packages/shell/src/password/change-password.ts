import { passwordPolicyCriteriaMatch, type PasswordPolicy } from "@evolve/contracts/password-policy";
import type { ValidationKey } from "@evolve/contracts/validators";

/** The fields of the change-password modal, as the specification names them. */
export interface ChangePasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}
export type PasswordFieldName = keyof ChangePasswordForm;

export const emptyForm: ChangePasswordForm = { currentPassword: "", newPassword: "", confirmNewPassword: "" };

export interface JudgedBy {
  /** Not known until the server has told; then the server alone judges. */
  readonly policy: PasswordPolicy | undefined;
  /** The fault of a password that breaks the policy: each authenticator has its own. */
  readonly policyFault: Extract<ValidationKey, "password" | "passwordPolicyCriteriaMatch">;
}

/** What is wrong with each field: all three are needed, the new one keeps to the policy, and the third repeats it. */
export const passwordFaults = (
  form: ChangePasswordForm,
  { policy, policyFault }: JudgedBy,
): Partial<Record<PasswordFieldName, ValidationKey>> => {
  const { currentPassword, newPassword, confirmNewPassword } = form;
  const faults: Partial<Record<PasswordFieldName, ValidationKey>> = {};
  if (currentPassword === "") faults.currentPassword = "required";
  if (newPassword === "") faults.newPassword = "required";
  else if (policy !== undefined && !passwordPolicyCriteriaMatch(policy, newPassword)) faults.newPassword = policyFault;
  if (confirmNewPassword === "") faults.confirmNewPassword = "required";
  else if (confirmNewPassword !== newPassword) faults.confirmNewPassword = "match";
  return faults;
};
