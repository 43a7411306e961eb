/** "Central European Time", in the locale's words; the IANA name itself where the machine does not know it. */
export const zoneName = (timeZone: string, locale: string): string => {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    return timeZone;
  }
};
