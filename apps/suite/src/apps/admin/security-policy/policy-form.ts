import type { CallResult } from "@evolve/contracts/call";
import { PasswordChange, type savePasswordPolicy } from "@evolve/contracts/security-policy";
import * as z from "zod/mini";

/** A password policy as it is being typed: numbers are text until they are right. */
export type PolicyFields = Omit<PasswordChange, "minimumLength" | "historyLength" | "expiryDays" | "basedOn"> & {
  readonly minimumLength: string;
  readonly historyLength: string;
  readonly expires: boolean;
  readonly expiryDays: string;
  /** When the policy under it was changed last; empty where it never was. A draft that comes back brings it along. */
  readonly basedOn: string;
};

/** What stands in the field of days before anybody has wanted passwords to expire. */
const usualDays = 90;

/** A policy of the server as the form's fields. */
export const fieldsOf = ({ changedAt, ...policy }: CallResult<typeof savePasswordPolicy>): PolicyFields => ({
  ...policy,
  minimumLength: String(policy.minimumLength),
  historyLength: String(policy.historyLength),
  expires: policy.expiryDays !== null,
  expiryDays: String(policy.expiryDays ?? usualDays),
  basedOn: changedAt ?? "",
});

const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/**
 * The form of a password policy: a slice of the contract, whose numbers are typed. `saved` is what counts for a field that
 * the strong rule hides: nobody is to be stopped by a fault that is not to be seen.
 */
export const policyForm = (saved: PolicyFields) =>
  z.pipe(
    z.transform(({ expires, expiryDays, minimumLength, historyLength, basedOn, ...rest }: PolicyFields) => {
      const hideable = (field: "minimumLength" | "expiryDays", typed: string): number => {
        const number = numberIn(typed);
        const counts = !rest.strong || z.safeParse(PasswordChange.shape[field], number).success;
        return counts ? number : numberIn(saved[field]);
      };
      return {
        ...rest,
        minimumLength: hideable("minimumLength", minimumLength),
        historyLength: numberIn(historyLength),
        expiryDays: expires ? hideable("expiryDays", expiryDays) : null,
        basedOn: basedOn === "" ? null : basedOn,
      };
    }),
    PasswordChange,
  );

/** Whether both would save the same: days that do not count are no difference. */
export const savesTheSame = (one: PolicyFields, other: PolicyFields): boolean =>
  (Object.keys(one) as (keyof PolicyFields)[]).every(
    (key) => one[key] === other[key] || key === "basedOn" || (key === "expiryDays" && !one.expires && !other.expires),
  );
