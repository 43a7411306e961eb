/** How a locale writes dates and times, in Moment's tokens. */
export interface DateTimeFormats {
  readonly date: string;
  readonly mediumDate: string;
  readonly longDate: string;
  readonly time: string;
  readonly timeWithSeconds: string;
  readonly dateTime: string;
  readonly dayAndMonth: string;
  readonly monthAndYear: string;
  /** 0 is Sunday. */
  readonly firstDayOfWeek: number;
}

const formats = (
  date: string,
  mediumDate: string,
  longDate: string,
  time: string,
  dayAndMonth: string,
  monthAndYear: string,
  firstDayOfWeek: number,
): DateTimeFormats => ({
  date,
  mediumDate,
  longDate,
  time,
  timeWithSeconds: time.replace("mm", "mm:ss"),
  dateTime: `${date} ${time}`,
  dayAndMonth,
  monthAndYear,
  firstDayOfWeek,
});

const defaultLocale = "en-US";

/** By locale or language, for the languages of the product and the regions that write dates differently. */
export const dateTimeFormats: Readonly<Record<string, DateTimeFormats>> = {
  [defaultLocale]: formats("MM/DD/YYYY", "MMM D, YYYY", "dddd, MMMM D, YYYY", "h:mm A", "MMM D", "MMMM YYYY", 0),
  "en-GB": formats("DD/MM/YYYY", "D MMM YYYY", "dddd, D MMMM YYYY", "HH:mm", "D MMM", "MMMM YYYY", 1),
  "en-CA": formats("YYYY-MM-DD", "MMM D, YYYY", "dddd, MMMM D, YYYY", "h:mm A", "MMM D", "MMMM YYYY", 0),
  "en-AU": formats("DD/MM/YYYY", "D MMM YYYY", "dddd, D MMMM YYYY", "h:mm A", "D MMM", "MMMM YYYY", 1),
  en: formats("MM/DD/YYYY", "MMM D, YYYY", "dddd, MMMM D, YYYY", "h:mm A", "MMM D", "MMMM YYYY", 0),
  ru: formats("DD.MM.YYYY", "D MMM YYYY", "dddd, D MMMM YYYY", "HH:mm", "D MMM", "MMMM YYYY", 1),
  es: formats("DD/MM/YYYY", "D MMM YYYY", "dddd, D MMMM YYYY", "H:mm", "D MMM", "MMMM YYYY", 1),
  "es-MX": formats("DD/MM/YYYY", "D MMM YYYY", "dddd, D MMMM YYYY", "h:mm A", "D MMM", "MMMM YYYY", 0),
  zh: formats("YYYY/MM/DD", "YYYY年M月D日", "YYYY年M月D日 dddd", "HH:mm", "M月D日", "YYYY年M月", 1),
};

/** The formats of a locale in either spelling (`es-MX`, `es_MX`): its own, else its language's, else those of en-US. */
export const formatsOf = (locale: string, all: Readonly<Record<string, DateTimeFormats>>): DateTimeFormats => {
  const tag = locale.replaceAll("_", "-");
  const [language = ""] = tag.split("-");
  const found = [tag, language, defaultLocale].find((name) => Object.hasOwn(all, name));
  const chosen = found === undefined ? undefined : all[found];
  if (chosen === undefined) throw new Error(`no formats of ${defaultLocale}`);
  return chosen;
};

/** The token of the charting library (uPlot's `fmtDate`) for each of Moment's. */
const chartTokens: Readonly<Record<string, string>> = {
  YYYY: "{YYYY}",
  YY: "{YY}",
  MMMM: "{MMMM}",
  MMM: "{MMM}",
  MM: "{MM}",
  M: "{M}",
  DD: "{DD}",
  D: "{D}",
  dddd: "{WWWW}",
  ddd: "{WWW}",
  HH: "{HH}",
  H: "{H}",
  // The library has no hour of two digits on a clock of twelve hours.
  hh: "{h}",
  h: "{h}",
  mm: "{mm}",
  m: "{m}",
  ss: "{ss}",
  s: "{s}",
  SSS: "{fff}",
  A: "{AA}",
  a: "{aa}",
};

const momentToken = /\[([^\]]*)\]|YYYY|YY|M{1,4}|D{1,2}|d{3,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|SSS|A|a/g;

/** A Moment format as the charting library writes it: `MMM D, h:mm A` is `{MMM} {D}, {h}:{mm} {AA}`. Text in brackets stays. */
export const chartFormatOf = (moment: string): string =>
  moment.replace(momentToken, (token, literal: string | undefined) => literal ?? chartTokens[token] ?? token);
