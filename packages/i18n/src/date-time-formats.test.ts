import { expect, test } from "vitest";
import { chartFormatOf, dateTimeFormats, formatsOf } from "./date-time-formats.ts";

test("formats are those of the locale, else of its language, else of en-US, in either spelling [I18N-008]", () => {
  const of = (locale: string) => formatsOf(locale, dateTimeFormats).date;
  expect([of("en-GB"), of("en_GB"), of("es-AR"), of("ru_RU"), of("de-DE"), of("")]).toEqual([
    "DD/MM/YYYY",
    "DD/MM/YYYY",
    "DD/MM/YYYY",
    "DD.MM.YYYY",
    "MM/DD/YYYY",
    "MM/DD/YYYY",
  ]);
  expect(formatsOf("constructor", dateTimeFormats).date).toBe("MM/DD/YYYY");
});

test("Moment's tokens become those of the charting library; text in brackets stays [I18N-016]", () => {
  expect(chartFormatOf("MM/DD/YYYY h:mm A")).toBe("{MM}/{DD}/{YYYY} {h}:{mm} {AA}");
  expect(chartFormatOf("dddd, D MMMM YY HH:mm:ss.SSS")).toBe("{WWWW}, {D} {MMMM} {YY} {HH}:{mm}:{ss}.{fff}");
  expect(chartFormatOf("D [de] MMMM [a las] H:mm")).toBe("{D} de {MMMM} a las {H}:{mm}");
  expect(chartFormatOf("YYYY年M月D日")).toBe("{YYYY}年{M}月{D}日");
});
