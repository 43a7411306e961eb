import { policyLimits, PasswordSettings } from "@evolve/contracts/security-policy";

/** A password policy as it is being typed: numbers are text until they are right. */
export interface PolicyDraft {
  readonly strong: boolean;
  readonly authenticator: PasswordSettings["authenticator"];
  readonly minimumLength: string;
  readonly requireUppercase: boolean;
  readonly requireLowercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireNonAlphaNumeric: boolean;
  readonly historyLength: string;
  readonly expires: boolean;
  readonly expiryDays: string;
}

/** The fields that are typed, and what each may be. */
export const ranges = {
  minimumLength: { min: policyLimits.lengthMin, max: policyLimits.lengthMax },
  historyLength: { min: 0, max: policyLimits.historyMax },
  expiryDays: { min: 1, max: policyLimits.expiryDaysMax },
} as const;
export type TypedField = keyof typeof ranges;

/** What stands in the field of days before anybody has wanted passwords to expire. */
const usualDays = 90;

export const draftOf = (policy: PasswordSettings): PolicyDraft => ({
  strong: policy.strong,
  authenticator: policy.authenticator,
  minimumLength: String(policy.minimumLength),
  requireUppercase: policy.requireUppercase,
  requireLowercase: policy.requireLowercase,
  requireNumbers: policy.requireNumbers,
  requireNonAlphaNumeric: policy.requireNonAlphaNumeric,
  historyLength: String(policy.historyLength),
  expires: policy.expiryDays !== null,
  expiryDays: String(policy.expiryDays ?? usualDays),
});

const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export interface CheckedDraft {
  /** null while a field is at fault. */
  readonly settings: PasswordSettings | null;
  readonly faults: ReadonlySet<TypedField>;
}

/** Judges a draft by the contract. The days of passwords that do not expire are nobody's fault. */
export const checkDraft = ({
  expires,
  expiryDays,
  minimumLength,
  historyLength,
  ...rest
}: PolicyDraft): CheckedDraft => {
  const checked = PasswordSettings.safeParse({
    ...rest,
    minimumLength: numberIn(minimumLength),
    historyLength: numberIn(historyLength),
    expiryDays: expires ? numberIn(expiryDays) : null,
  });
  const fields = checked.success ? [] : checked.error.issues.map(({ path }) => path[0] as TypedField);
  return { settings: checked.success ? checked.data : null, faults: new Set(fields) };
};

/** Whether two drafts would save the same: days that do not count are no difference. */
export const isSameDraft = (one: PolicyDraft, other: PolicyDraft): boolean =>
  (Object.keys(one) as (keyof PolicyDraft)[]).every(
    (key) => one[key] === other[key] || (key === "expiryDays" && !one.expires && !other.expires),
  );
