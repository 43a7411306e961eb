import type { CallInput } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import type { stepUp } from "@evolve/contracts/proofs";
import { OfferedPassword, OneTimeCode } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** What `stepUp` takes. */
export type Proof = CallInput<typeof stepUp>["body"];

export interface ProofFields {
  readonly password: string;
  readonly code: string;
}

/** Six digits are an app's code; anything else is taken for a recovery code. */
const factorIn = (typed: string): Proof => {
  const digits = typed.replace(/\s/g, "");
  return z.safeParse(OneTimeCode, digits).success ? { totp: digits } : { recoveryCode: typed };
};

const Code = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.recoveryCodeMax, "maxLength"));

/** The form of a proof: the password and, where the account has a second step, a code of either kind. */
export const proofForm = (needsCode: boolean) =>
  z.pipe(
    z.object({ password: OfferedPassword, code: needsCode ? Code : z.string() }),
    z.transform(({ password, code }: ProofFields): Proof => ({ password, ...(needsCode && factorIn(code)) })),
  );
