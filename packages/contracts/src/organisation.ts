import * as z from "zod/mini";

/** Apart from `limits`, which the sign-in page carries whole. */
export const organisationLimits = {
  proficiencyMax: 10,
  /** Of a proficiency that nobody has set. */
  proficiencyDefault: 5,
  membersAtOnce: 1_000,
  minutesPerDay: 1_440,
} as const;

export const Proficiency = z.int().check(z.gte(1), z.lte(organisationLimits.proficiencyMax));

/** Counts the changes of a team, group, employee group, skill or tenant. An edit names the one that it is based on. */
export const Version = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** An IANA name that this runtime knows. */
export const TimeZone = z.string().check(
  z.minLength(1, "required"),
  z.maxLength(64),
  z.refine((name: string) => isTimeZone(name), "invalid"),
);

/** Whether a text names a time zone. */
const isTimeZone = (name: string): boolean => {
  // Offsets such as +02:00 are accepted by the platform, and know no daylight-saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
