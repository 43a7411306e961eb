import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLanguage, languageOf, languages, localeOf, pathLocaleOf } from "./languages.ts";

test("a locale is `en_US` on paths and `en-US` to the browser, and both lead back to the language", () => {
  expect(languages.map(localeOf)).toEqual(["en-US", "ru-RU", "es-ES", "zh-CN"]);
  expect(languages.map(pathLocaleOf)).toEqual(["en_US", "ru_RU", "es_ES", "zh_CN"]);
  for (const language of languages)
    expect([localeOf(language), pathLocaleOf(language), language].map(languageOf)).toEqual([
      language,
      language,
      language,
    ]);
  expect(languageOf("zh-Hans-CN")).toBe("zh");
  expect(languageOf("english")).toBeUndefined();
});

test("a person's own choice goes before the browser's, whether the cookie is decoded or not", () => {
  const cookie = JSON.stringify({ language: "ru_RU", theme: "dark" });
  expect(chooseLanguage(cookie, "es")).toBe("ru");
  expect(chooseLanguage(encodeURIComponent(cookie), "es")).toBe("ru");
});

test("the first language that an application asks for and that is offered goes before the browser's, not before a person's own choice", () => {
  expect(chooseLanguage(undefined, "es", "fr zh-CN ru")).toBe("zh");
  expect(chooseLanguage(JSON.stringify({ language: "ru_RU" }), "es", "zh")).toBe("ru");
  expect(chooseLanguage(undefined, "es", "fr  de")).toBe("es");
});

test("the browser's weights decide, and a language that is not offered is passed over [I18N-015]", () => {
  expect(chooseLanguage(undefined, "fr,es;q=0.5,ru-RU;q=0.7")).toBe("ru");
  expect(chooseLanguage(undefined, "es-419,en;q=0.9")).toBe("es");
  expect(chooseLanguage(undefined, "ru;q=0,zh;q=0.1")).toBe("zh");
  expect(chooseLanguage(undefined, "de")).toBe("en");
});

test("whatever stands in cookie and header, one of the languages is chosen", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cookie, header) => {
      expect(languages).toContain(chooseLanguage(cookie, header));
    }),
  );
  for (const cookie of ["%", "null", "[]", '{"language":7}', "%7B"]) expect(chooseLanguage(cookie)).toBe("en");
});
