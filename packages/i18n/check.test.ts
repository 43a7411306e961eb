import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { languages } from "./src/languages.ts";
import { type Catalogues, parseFile } from "./check/catalogues.ts";
import { messageValues } from "./check/message-values.ts";
import { useFaults } from "./check/use-faults.ts";
import { wordsFaults } from "./check/words-faults.ts";

type Files = Record<string, string>;

/** The area `common` in the four languages: the same in all but where a language is given its own. */
const common = (english: Files, others: Partial<Record<(typeof languages)[number], Files>> = {}): Catalogues =>
  Object.fromEntries(
    languages.map((language) => [language, { common: others[language] ?? english }]),
  ) as unknown as Catalogues;

const named = { errorCodes: [], validationKeys: [] };
const errors = { errors: { "NETWORK.message": "No connection" } };
const faultsOfUse = (file: string, text: string, english: Files = { save: "Save" }) =>
  useFaults({ ...common(english), en: { common: english, ...errors } }, [{ file, text }], named);

test("a key that a language lacks or alone has is found", () => {
  const faults = wordsFaults(common({ save: "Save" }, { ru: {}, zh: { save: "保存", extra: "多" } }));
  expect(faults).toEqual(['ru common: "save" is missing', 'zh common: "extra" is not among the English']);
});

test("other arguments than the English message takes are found", () => {
  const faults = wordsFaults(common({ hello: "Hello {name}" }, { es: { hello: "Hola {nombre}" } }));
  expect(faults).toEqual(['es common: "hello": takes {nombre}, the English {name}']);
});

test("a select with other cases is found", () => {
  const english = { sex: "{who, select, she {her} other {their}}" };
  const faults = wordsFaults(common(english, { ru: { sex: "{who, select, other {их}}" } }));
  expect(faults).toEqual(['ru common: "sex": chooses by "who: other", the English by "who: other|she"']);
});

test("a plural form that the language needs, or does not know, is found", () => {
  const english = { n: "{n, plural, one {# day} other {# days}}" };
  const own = {
    es: { n: "{n, plural, one {# día} many {# de días} other {# días}}" },
    ru: { n: "{n, plural, one {# день} other {# дня}}" },
    zh: { n: "{n, plural, one {# 天} other {# 天}}" },
  };
  expect(wordsFaults(common(english, own))).toEqual([
    'ru common: "n": {n} lacks the plural form "few"',
    'ru common: "n": {n} lacks the plural form "many"',
    'zh common: "n": {n} has the plural form "one", which zh-CN does not have',
  ]);
});

test("a plural inside a plural is looked at too", () => {
  const english = { n: "{a, plural, one {{b, plural, other {#}}} other {#}}" };
  expect(wordsFaults(common(english))).toContain('en common: "n": {b} lacks the plural form "one"');
});

test("an empty text and one with blanks at its ends are found", () => {
  const faults = wordsFaults(common({ a: "A", b: "B" }, { es: { a: "", b: " B" } }));
  expect(faults).toEqual(['es common: "a": empty', 'es common: "b": begins or ends with a blank']);
});

test("an English text in British spelling is found, and the name of an argument is none", () => {
  const faults = wordsFaults(
    common({
      a: "Your organisation’s {colour}",
      b: "Your center’s {colour}",
      c: "Two programmes",
      d: "Programmed analyses",
    }),
  );
  expect(faults).toEqual(['en common: "a": "organisation" is British', 'en common: "c": "programmes" is British']);
});

test("a message that is not ICU MessageFormat is found", () => {
  expect(wordsFaults(common({ a: "A" }, { zh: { a: "{a" } }))[0]).toContain('zh common: "a": not ICU MessageFormat');
});

test("a file that is no flat object of texts, or has a key twice, is found", () => {
  expect(parseFile("en/a.json", "[]").faults).toEqual(["en/a.json: not an object of messages"]);
  expect(parseFile("en/a.json", '{"a": {"b": "c"}}').faults).toEqual(['en/a.json: "a" is not a text']);
  expect(parseFile("en/a.json", '{\n"a": "b",\n"a": "c"\n}').faults).toEqual(['en/a.json: "a" stands there twice']);
  expect(parseFile("en/a.json", "{").faults).toHaveLength(1);
});

test("a code or validation key of the contracts without words is found", () => {
  const wanted = { errorCodes: ["LOST"], validationKeys: ["odd"] };
  expect(useFaults({ ...common({}), en: errors }, [], wanted)).toEqual([
    "the error code LOST has no words: errors.LOST.message",
    "the validation key odd has no words: validation.odd",
  ]);
});

test("words of a code that nothing answers are found", () => {
  const english = { errors: { ...errors.errors, "GONE.message": "Gone" } };
  expect(useFaults({ ...common({}), en: english }, [], named)).toEqual(['"errors.GONE.message" is used nowhere']);
});

test("a key that is used nowhere is found, and one used in a literal or a typed list is not", () => {
  expect(faultsOfUse("apps/login/src/a.ts", "")).toEqual(['"common.save" is used nowhere']);
  expect(faultsOfUse("apps/login/src/a.ts", 'words.t("common.save")')).toEqual([]);
  expect(faultsOfUse("apps/login/src/a.ts", "const labels = [`common.save`];")).toEqual([]);
});

test("a use without words is found; a column of the server's tables is no use", () => {
  const save = 'words.t("common.save");';
  expect(faultsOfUse("packages/shell/src/a.ts", `${save} "common.sve"`)).toEqual([
    'packages/shell/src/a.ts: "common.sve" has no words',
  ]);
  expect(faultsOfUse("apps/server/src/a.ts", `${save} select("common.id")`)).toEqual([]);
  expect(faultsOfUse("apps/server/src/a.ts", `${save} words.t("common.id")`)).toHaveLength(1);
  expect(faultsOfUse("apps/server/src/a.ts", `${save} const { t } = words; t(\n  "common.id")`)).toHaveLength(1);
});

test("a key of which nothing but the area is written is found, unless the area is listed", () => {
  const save = 'words.t("common.save");';
  expect(faultsOfUse("apps/login/src/a.ts", `${save} words.t(\`common.\${x}\`)`)).toHaveLength(1);
  expect(faultsOfUse("apps/login/src/a.ts", `${save} words.t(\`validation.\${x}\`)`)).toEqual([]);
});

test("the beginning of a key is a use of all that begin so, and of no other", () => {
  const themes = { "theme-dark": "Dark", "theme-light": "Light", them: "Them" };
  expect(faultsOfUse("apps/login/src/a.ts", "words.t(`common.theme-${theme}`)", themes)).toEqual([
    '"common.them" is used nowhere',
  ]);
});

test("each message says what it takes: what is counted is a number, what is only shown may be a text", () => {
  const english = {
    hello: "Hello {name}",
    save: "Save",
    left: "{count, plural, one {# day of {total}} other {# days of {total}}}, {count}",
    share: "{part, number} on {day, date}",
  };
  const types = messageValues(common(english));
  expect(types.split("\n").filter((line) => line.startsWith('  "'))).toEqual([
    '  "common.hello": { name: Plain };',
    '  "common.left": { count: number; total: Plain };',
    '  "common.share": { day: Date | number | string; part: number };',
  ]);
});

test("the check runs by itself and says what it counted, or a line for each fault", () => {
  const script = fileURLToPath(new URL("./check.ts", import.meta.url));
  const said = (() => {
    try {
      return execFileSync(process.execPath, [script], { encoding: "utf8" });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  })();
  expect(said).toMatch(/^\d+ keys in 4 languages\n$|has no words|is used nowhere|is missing/);
});
