import type { Moment } from "./formats.ts";
import type { Words } from "./words.ts";

/** "UTC+01:00". In English it is the same digits in the same place, whatever else a language makes of them. */
const offsetOf = (zone: string, at: Date): string => partOf(zone, "en-US", "longOffset", at).replace("GMT", "UTC");

const partOf = (
  timeZone: string,
  locale: string,
  timeZoneName: "longOffset" | "longGeneric" | "long",
  at: Date,
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** The place that an IANA name ends with; none in a zone that is no place's. */
const placeOf = (zone: string): string | undefined =>
  !zone.includes("/") || zone.startsWith("Etc/")
    ? undefined
    : zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** What people of a language call the zone; undefined where that is no more than its distance from Greenwich. */
const nameOf = (zone: string, locale: string, at: Date): string | undefined =>
  (["longGeneric", "long"] as const)
    .map((style) => partOf(zone, locale, style, at))
    .find((name) => !name.startsWith("GMT"));

/** A zone without its distance: "Berlin, Central European Time". */
export const timeZoneTitle = (zone: string, locale: string, at: Date): string => {
  try {
    return joined(placeOf(zone), nameOf(zone, locale, at)) || zone;
  } catch {
    return zone;
  }
};

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(", ");

/**
 * A time zone as people know it: "Berlin, Central European Time (UTC+01:00)", with the distance that it has at a moment.
 * What is no zone to this machine is shown as it is written.
 */
export const timeZoneName = ({ t, locale }: Words, zone: string, at: Moment): string => {
  const moment = new Date(at);
  try {
    const offset = offsetOf(zone, moment);
    const name = joined(placeOf(zone), nameOf(zone, locale, moment));
    return name === "" ? offset : t("common.timeZone", { name, offset });
  } catch {
    return zone;
  }
};

/** Behind a time that is said in a sentence: "Berlin, UTC+01:00". */
export const timeZoneBrief = (zone: string, at: Moment): string => {
  try {
    return joined(placeOf(zone), offsetOf(zone, new Date(at)));
  } catch {
    return zone;
  }
};
