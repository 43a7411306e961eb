const oneFactor = "urn:evolve:acr:one-factor";
const twoFactors = "urn:evolve:acr:two-factors";
/** Phishing-resistant (OpenID Connect Extended Authentication Profile ACR Values 1.0): a passkey. */
const phishingResistant = "phr";

/** The authentication context classes, weakest first. */
export const acrValues = [oneFactor, twoFactors, phishingResistant] as const;

/** Those of a session: `AuthenticationMethod`, as text. */
type Methods = readonly string[];

const hasPasskey = (methods: Methods): boolean => methods.includes("hwk") || methods.includes("swk");

/** A passkey that signs in alone has verified its owner, so it is two factors in one. */
const hasTwoFactors = (methods: Methods): boolean =>
  hasPasskey(methods) || (methods.includes("pwd") && methods.includes("otp"));

/** The classes that a session meets, strongest first. What an identity provider has proved is not known, so it counts as one factor. */
const acrsMetBy = (methods: Methods): string[] => [
  ...(hasPasskey(methods) ? [phishingResistant] : []),
  ...(hasTwoFactors(methods) ? [twoFactors] : []),
  oneFactor,
];

/** The `acr` of a session: the first of those that a client prefers which it meets, else the strongest that it meets. */
export const acrOf = (methods: Methods, preferred: readonly string[] = []): string => {
  const met = acrsMetBy(methods);
  return preferred.find((acr) => met.includes(acr)) ?? met[0] ?? oneFactor;
};

/** The `amr` of a session (RFC 8176). */
export const amrOf = (methods: Methods): string[] => [...methods, ...(hasTwoFactors(methods) ? ["mfa"] : [])];

/** What a request says of `acr` in `claims` and `acr_values`. */
export interface AcrRequest {
  /** In order of preference. */
  readonly values: readonly string[];
  /** Without one of them there is to be no answer. */
  readonly isEssential: boolean;
}

/** Reads it of the claims of an ID token that are asked for; null where nothing is. */
export const acrRequestOf = (claims: unknown): AcrRequest | null => {
  const { acr } = (claims ?? {}) as { acr?: { value?: unknown; values?: unknown; essential?: unknown } | null };
  if (!acr) return null;
  const values = [acr.value, ...(Array.isArray(acr.values) ? (acr.values as unknown[]) : [])].filter(
    (value): value is string => typeof value === "string",
  );
  return values.length > 0 ? { values, isEssential: acr.essential === true } : null;
};

export const meets = (methods: Methods, { values }: AcrRequest): boolean => {
  const met = acrsMetBy(methods);
  return values.some((value) => met.includes(value));
};

/** Whether a session has proved what a client insists on in the claims of its ID token; what it only prefers does not count. */
export const meetsEssential = (methods: Methods, claims: unknown): boolean => {
  const wanted = acrRequestOf(claims);
  return !wanted?.isEssential || meets(methods, wanted);
};
