/** Names are known in these languages, in full and abbreviated, with or without the full stop. */
const locales = ["en", "es", "ru"] as const;

const plainName = (name: string): string => name.toLowerCase().replaceAll(".", "");

/** Names of months or weekdays, each with its place, counted from 0. */
const namesOf = (field: "month" | "weekday", dates: readonly number[]): ReadonlyMap<string, number> => {
  const names = new Map<string, number>();
  for (const locale of locales)
    for (const width of ["long", "short"] as const) {
      // Beside a day some languages inflect the month.
      for (const more of [{}, { day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(locale, { [field]: width, ...more, timeZone: "UTC" });
        dates.forEach((date, place) => {
          const name = format.formatToParts(date).find(({ type }) => type === field)?.value;
          if (name !== undefined) names.set(plainName(name), place);
        });
      }
    }
  return names;
};

const createNames = () => ({
  months: namesOf(
    "month",
    Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 3)),
  ),
  weekdays: namesOf(
    "weekday",
    Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 1 + day)),
  ),
});
let created: ReturnType<typeof createNames> | undefined;
/** Made when a date has names: most have none. */
const names = () => (created ??= createNames());

/** `3 Nov 2026`, `03-Nov-26`, `3 de noviembre de 2026`, `Nov 3, 2026`, `2026-Nov-03`, `2026年11月3日`; then whatever follows the date. */
const dayFirst = /^(\d{1,2})[-/. ]*(?:de )?(\p{L}{3,})\.?[-/., ]*(?:de )?(\d{4}|\d{2})(?:\s*г\.)?(?!\d)(.*)$/u;
const monthFirst = /^(\p{L}{3,})\.?[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})(.*)$/u;
const yearFirst = /^(\d{4})[-/. ]*(\p{L}{3,})\.?[-/. ]*(\d{1,2})(?!\d)(.*)$/u;
const chinese = /^(\d{4})年(\d{1,2})月(\d{1,2})日(.*)$/u;

/** A date with names as figures that begin with the year, with what follows it; null where a name is not known. */
export const withoutNames = (text: string): string | null => {
  const named = withoutMonth(text);
  if (named !== undefined) return named;
  // Only then: what is Tuesday in one language is March in another.
  const [, first = "", rest = ""] = /^(\p{L}{2,})[.,]*\s+(.*)$/u.exec(text) ?? [];
  const dated = names().weekdays.has(plainName(first)) ? rest : text;
  // A date of figures after a weekday, or before UTC.
  return withoutMonth(dated) ?? (/^\d/.test(dated) ? dated : null);
};

/** Undefined where the text has not the form of a date with the name of a month; null where there is no such month. */
const withoutMonth = (text: string): string | null | undefined => {
  const han = chinese.exec(text);
  if (han) return `${han[1]}-${han[2]}-${han[3]} ${han[4] ?? ""}`.trim();
  const byDay = dayFirst.exec(text);
  if (byDay) return figures(byDay[3], byDay[2], byDay[1], byDay[4]);
  const byMonth = monthFirst.exec(text);
  if (byMonth) return figures(byMonth[3], byMonth[1], byMonth[2], byMonth[4]);
  const byYear = yearFirst.exec(text);
  return byYear ? figures(byYear[1], byYear[2], byYear[3], byYear[4]) : undefined;
};

const figures = (year = "", name = "", day = "", after = ""): string | null => {
  const month = names().months.get(plainName(name));
  return month === undefined ? null : `${year.length === 2 ? `20${year}` : year}-${month + 1}-${day}${after}`;
};
