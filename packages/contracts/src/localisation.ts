import * as z from "zod/mini";
import { defineCall } from "./call.ts";

const Locale = z.string().check(z.regex(/^[A-Za-z]{2}(?:[_-][A-Za-z]{2})?$/));

export const languagesMap = defineCall({
  name: "languagesMap",
  summary:
    "The locale to show for each language or locale that a browser may ask for, and what stands in for one that is toggled off.",
  area: "localisation",
  method: "GET",
  path: "/platform-cxone-translations/languagesMap.json",
  access: "public",
  answer: z.object({
    localesMap: z.record(z.string(), z.string()),
    languagesFeatureToggles: z.record(z.string(), z.object({ featureToggle: z.string(), fallback: z.string() })),
  }),
  errors: [],
});
export type LanguagesMap = z.output<typeof languagesMap.answer>;

export const languageMetaData = defineCall({
  name: "languageMetaData",
  summary: "The files with a language's texts: those of the shell, of the widgets, and of each app.",
  area: "localisation",
  method: "GET",
  path: "/platform-cxone-translations/:language/languageMetaData.json",
  access: "public",
  params: z.strictObject({ language: Locale }),
  answer: z.object({
    languageCode: z.string(),
    bowerTranslations: z.string(),
    widgetsTranslations: z.string(),
    /** File names by app. */
    apps: z.record(z.string(), z.string()),
  }),
  errors: ["notFound"],
});

export const translations = defineCall({
  name: "translations",
  summary: "The texts of a file that `languageMetaData` names, in ICU MessageFormat by key.",
  area: "localisation",
  method: "GET",
  path: "/platform-cxone-translations/:language/:file",
  access: "public",
  params: z.strictObject({ language: Locale, file: z.string().check(z.regex(/^[a-z][a-z-]{0,39}\.json$/)) }),
  answer: z.record(z.string(), z.string()),
  errors: ["notFound"],
});

const Formats = z.object({
  date: z.string(),
  mediumDate: z.string(),
  longDate: z.string(),
  time: z.string(),
  timeWithSeconds: z.string(),
  dateTime: z.string(),
  dayAndMonth: z.string(),
  monthAndYear: z.string(),
});

export const dateTimeFormats = defineCall({
  name: "dateTimeFormats",
  summary:
    "How each locale writes dates and times, in Moment's tokens and in those of charts. What a locale lacks its language has, else en-US.",
  area: "localisation",
  method: "GET",
  path: "/date_time_formats/dateTimeFormats/dateTimeFormats.json",
  access: "public",
  answer: z.record(
    z.string(),
    z.object({
      ...Formats.shape,
      /** 0 is Sunday. */
      firstDayOfWeek: z.number(),
      chartFormats: Formats,
    }),
  ),
  errors: [],
});

export const timeZoneList = defineCall({
  name: "timeZoneList",
  summary: "The time zones that lists offer, from west to east, with their present distance from UTC in minutes.",
  area: "localisation",
  method: "GET",
  path: "/date_time_formats/timeZones.json",
  access: "public",
  answer: z.object({
    timeZones: z.array(z.object({ name: z.string(), ianaName: z.string(), label: z.string(), offset: z.number() })),
  }),
  errors: [],
});
