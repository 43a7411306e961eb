import { codeOf } from "@evolve/contracts/errors";
import type { CallError } from "@evolve/session";
import type { Words } from "../../words.ts";

/** What a failed call says to the person who signs in. */
export interface FailureMessage {
  readonly text: string;
  /** The account is locked: the message bears the lock. */
  readonly isLock: boolean;
}

type Refusal = Pick<CallError, "code" | "details">;

const locks: readonly string[] = [codeOf("accountLocked"), codeOf("accountLockdown")];

const textOf = ({ code, details }: Refusal, words: Words): string => {
  if (code === "") return words.t("signIn.serverError");
  if (code !== codeOf("tenantNotAvailable")) return words.error(code);
  return details !== "" ? words.error(code, { email: details }) : words.t("signIn.tenantNotAvailable");
};

/** The words for a refusal by its code, as section 8 of the specification assigns them. */
export const describeFailure = (failure: Refusal, words: Words): FailureMessage => ({
  text: textOf(failure, words),
  isLock: locks.includes(failure.code),
});
