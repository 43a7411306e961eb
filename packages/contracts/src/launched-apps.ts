/** What launched apps call themselves in their `loaded` message, by the launcher's id of the app. */
export const issuers = {
  agent: "MAX",
  partnerhub: "PARTNERHUB",
  supervisor: "SUPERVISOR",
  inview: "INVIEW",
  npxview: "SATMETRIX",
  presence: "PSA",
  adapter: "PSA",
  digital: "BE",
  cxOneAttendant: "AA",
  webStudio: "STX",
} as const;

export type Issuer = (typeof issuers)[keyof typeof issuers];
