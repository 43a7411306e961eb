import { codeOf } from "@evolve/contracts/errors";
import type { CallError } from "./call-error.ts";

/** Section 8's classes of errors: what a caller does about one. */
export type ErrorClass = "invalidParameters" | "loginFailed" | "unauthorizedUser" | "generalError";

const loginFailures: readonly string[] = (
  [
    "wrongCredentials",
    "invalidTotp",
    "invalidRecoveryCode",
    "passkeyRefused",
    "samlRefused",
    "accessKeyInvalid",
  ] as const
).map(codeOf);

export const errorClassOf = ({ code, status }: Pick<CallError, "code" | "status">): ErrorClass => {
  if (loginFailures.includes(code)) return "loginFailed";
  if (status === 401 || status === 403) return "unauthorizedUser";
  return status === 400 ? "invalidParameters" : "generalError";
};
