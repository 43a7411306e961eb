import { languageMetaData, languagesMap } from "@evolve/contracts/localisation";
import { CallError, type Client } from "@evolve/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { confirmLanguage, loadLanguages } from "./offered-languages.ts";

const map = {
  localesMap: { en: "en_US", "en-US": "en_US", ru: "ru_RU", es: "es_ES", zh: "zh_CN" },
  languagesFeatureToggles: { zh_CN: { featureToggle: "release-chinese", fallback: "en_US" } },
};
const clientOf = (answers: Readonly<Record<string, unknown>>): Pick<Client, "call"> => ({
  call: ((call: { name: string }) => {
    const answer = answers[call.name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as Client["call"],
});
const refusal = new CallError({ code: "NETWORK", status: 0 });
const logged = vi.spyOn(console, "warn");

beforeEach(() => void logged.mockReturnValue());
afterEach(() => void logged.mockReset());

test("A language behind a toggle is offered to those alone who have the toggle [I18N-005]", async () => {
  const client = clientOf({ [languagesMap.name]: map });
  expect(await loadLanguages(client, new Set())).toEqual(["en", "ru", "es"]);
  expect(await loadLanguages(client, new Set(["release-chinese"]))).toEqual(["en", "ru", "es", "zh"]);
});

test("Where the language map cannot be had, en_US is what there is [I18N-012]", async () => {
  expect(await loadLanguages(clientOf({ [languagesMap.name]: refusal }), new Set())).toEqual(["en"]);
  expect(logged).toHaveBeenCalledWith("[shell] not loaded: language map", refusal);
});

test("Language metadata that cannot be had rejects with why, and is logged [I18N-013]", async () => {
  await expect(confirmLanguage(clientOf({ [languageMetaData.name]: refusal }), "ru")).rejects.toBe(refusal);
  expect(logged).toHaveBeenCalledWith("[shell] not loaded: language metadata", refusal);
});
