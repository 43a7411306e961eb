import {
  dateTimeFormats,
  languageMetaData,
  languagesMap,
  timeZoneList,
  translations,
} from "@evolve/contracts/localisation";
import { areas } from "@evolve/i18n";
import { formatsOf } from "@evolve/i18n/date-time-formats";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { LANGUAGE_TOGGLES: "zh=release-chinese" } });
});
afterAll(() => server.close());

test("The language map needs no token, gives a locale for each language and spelling, and the toggles of languages [I18N-005, I18N-009]", async () => {
  const { status, body } = await anonymous(server).call(languagesMap, {});
  expect(status).toBe(200);
  expect(body.localesMap).toMatchObject({ ru: "ru_RU", "ru-RU": "ru_RU", ru_RU: "ru_RU", zh: "zh_CN", es: "es_ES" });
  expect(body.languagesFeatureToggles).toEqual({ zh_CN: { featureToggle: "release-chinese", fallback: "en_US" } });
});

test("The default locale is en_US, and English, Russian, Spanish and Chinese are there [I18N-015]", async () => {
  const { localesMap } = (await anonymous(server).call(languagesMap, {})).body;
  expect(new Set(Object.values(localesMap))).toEqual(new Set(["en_US", "ru_RU", "es_ES", "zh_CN"]));
  const { languagesFeatureToggles } = (await anonymous(server).call(languagesMap, {})).body;
  expect(Object.values(languagesFeatureToggles).map(({ fallback }) => fallback)).toEqual(["en_US"]);
});

test("Each file that a language's metadata names can be fetched, in that language [I18N-006, I18N-010, I18N-011]", async () => {
  const client = anonymous(server);
  for (const language of ["en_US", "ru_RU", "es", "zh-CN"]) {
    const { body } = await client.call(languageMetaData, { params: { language } });
    expect(body.languageCode.slice(0, 2)).toBe(language.slice(0, 2));
    const files = [body.bowerTranslations, body.widgetsTranslations, ...Object.values(body.apps)];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const answer = await client.call(translations, { params: { language, file } });
      expect([file, answer.status, Object.keys(answer.body).length > 10]).toEqual([file, 200, true]);
    }
  }
  const save = async (language: string) =>
    (await client.call(translations, { params: { language, file: "shell.json" } })).body["common.save"];
  expect(await save("en_US")).toBe("Save");
  expect(await save("ru_RU")).toBe("Сохранить");
});

test("Every text that a screen shows is in some file, in every language; mails, demo data and the gallery have none [I18N-006]", async () => {
  const client = anonymous(server);
  const { body } = await client.call(languageMetaData, { params: { language: "ru_RU" } });
  const files = [body.bowerTranslations, body.widgetsTranslations, ...Object.values(body.apps)];
  const texts = await Promise.all(
    files.map(async (file) => (await client.call(translations, { params: { language: "ru_RU", file } })).body),
  );
  const served = new Set(texts.flatMap(Object.keys).map((key) => key.slice(0, key.indexOf("."))));
  expect([...areas].filter((area) => !served.has(area)).sort()).toEqual(["demo", "gallery", "mail", "notices"]);
});

test("Each app of the suite has a file with the texts of all its screens [I18N-006]", async () => {
  const client = anonymous(server);
  const { apps } = (await client.call(languageMetaData, { params: { language: "es_ES" } })).body;
  expect(Object.keys(apps).sort()).toEqual(
    ["admin", "analytics", "login", "my-space", "mydashboard", "qm", "reporting", "scheduler", "tm", "wfm"].sort(),
  );
  const { body } = await client.call(translations, { params: { language: "es_ES", file: apps["scheduler"] ?? "" } });
  expect(Object.keys(body).some((key) => key.startsWith("scheduleEditor."))).toBe(true);
});

test("An unknown language or file is not found, and no other file of the server can be read", async () => {
  const client = anonymous(server);
  expect((await client.call(languageMetaData, { params: { language: "fr_FR" } })).errorCode).toBe("NOT_FOUND");
  expect((await client.call(translations, { params: { language: "en_US", file: "mail.json" } })).errorCode).toBe(
    "NOT_FOUND",
  );
  for (const file of ["../en/mail.json", "shell.ts"])
    expect((await client.call(translations, { params: { language: "en_US", file } })).status).toBe(400);
});

test("The date and time formats need no token, and every locale's can be found in the map [I18N-007, I18N-019]", async () => {
  const { status, body } = await anonymous(server).call(dateTimeFormats, {});
  expect(status).toBe(200);
  expect(body["en-US"]).toMatchObject({ date: "MM/DD/YYYY", chartFormats: { date: "{MM}/{DD}/{YYYY}" } });
  expect(formatsOf("es_AR", body).date).toBe("DD/MM/YYYY");
});

test("Time zones are listed from west to east with their present distance from UTC", async () => {
  const { timeZones } = (await anonymous(server).call(timeZoneList, {})).body;
  expect(timeZones).toContainEqual({
    name: "India",
    ianaName: "Asia/Kolkata",
    label: "(UTC+05:30) India",
    offset: 330,
  });
});
