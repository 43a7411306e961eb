import { type Area, fileOf, languageOfFile } from "../src/areas.ts";
import { defaultLanguage, type Language, languages, localeOf } from "../src/languages.ts";
import type { Catalogues } from "./catalogues.ts";
import { pluralFaults, type Shape, shapeOf } from "./icu.ts";

const fileName = (language: string, area: string): string => `${language} ${area}`;

const selectsOf = ({ choices }: Shape): string =>
  choices
    .filter(({ type }) => type === "select")
    .map(({ argument, cases }) => `${argument}: ${cases.toSorted().join("|")}`)
    .toSorted()
    .join("; ");

const shapeOrFault = (where: string, message: string, faults: string[]): Shape | undefined => {
  try {
    return shapeOf(message);
  } catch (error) {
    faults.push(`${where}: not ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};

const compare = (where: string, english: Shape, other: Shape): string[] => {
  const faults: string[] = [];
  if (english.names.join() !== other.names.join())
    faults.push(`${where}: takes {${other.names.join(", ")}}, the English {${english.names.join(", ")}}`);
  if (selectsOf(english) !== selectsOf(other))
    faults.push(`${where}: chooses by "${selectsOf(other)}", the English by "${selectsOf(english)}"`);
  return faults;
};

const textFaults = (where: string, message: string): string[] => {
  if (message === "") return [`${where}: empty`];
  return message.trim() === message ? [] : [`${where}: begins or ends with a blank`];
};

/** Words that are spelled otherwise in American English, in which the texts are. */
const british =
  /\b\w*(?:organis|recognis|summaris|minimis|personalis|authoris|customis|synchronis|centre|colour|behaviour|favour|licence|cancelled|labelled)\w*|\b(?:catalogues?|programmes?|analyse)\b/iu;

/** Names of arguments are not read by anybody. */
const spellingFaults = (where: string, message: string): string[] => {
  const [word] = british.exec(message.replace(/\{\w+/gu, "{")) ?? [];
  return word === undefined ? [] : [`${where}: "${word}" is British`];
};

/** What is wrong with the words themselves: keys, texts, arguments and plural forms, held against the English. */
export const wordsFaults = (catalogues: Catalogues): string[] => {
  const faults: string[] = [];
  const checkLanguage = (language: Language, area: string, english: Readonly<Record<string, string>>): void => {
    const messages = catalogues[language][area] ?? {};
    for (const key of Object.keys(english))
      if (!Object.hasOwn(messages, key)) faults.push(`${fileName(language, area)}: "${key}" is missing`);
    for (const [key, message] of Object.entries(messages)) {
      const where = `${fileName(language, area)}: "${key}"`;
      const original = english[key];
      if (original === undefined) {
        faults.push(`${where} is not among the English`);
        continue;
      }
      faults.push(...textFaults(where, message));
      if (language === defaultLanguage) faults.push(...spellingFaults(where, message));
      const shape = shapeOrFault(where, message, faults);
      if (shape === undefined) continue;
      faults.push(
        ...shape.choices
          .flatMap((choice) => pluralFaults(choice, localeOf(language)))
          .map((fault) => `${where}: ${fault}`),
      );
      const originalShape = language === defaultLanguage ? undefined : shapeOrFault(where, original, []);
      if (originalShape !== undefined) faults.push(...compare(where, originalShape, shape));
    }
  };
  for (const [area, english] of Object.entries(catalogues[defaultLanguage]))
    for (const language of languages)
      if (languageOfFile(language, fileOf(area as Area)) === language) checkLanguage(language, area, english);
  return faults;
};
