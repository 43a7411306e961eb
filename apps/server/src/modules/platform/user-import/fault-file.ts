import { readFault, type ValidationKey } from "@evolve/contracts/validators";
import type { Language, Words } from "@evolve/i18n";
import type { ImportFault } from "@evolve/contracts/user-import";
import { spreadsheetLines } from "../row-files/index.ts";
import type { RowFault } from "./check-row.ts";

const faultsPerPart = 5_000;

/** Reasons that only an import has. */
const ownReasons = [
  "unknownPlace",
  "twice",
  "unreadable",
  "notText",
  "roleNotPermitted",
  "roleNeedsStepUp",
  "ownRole",
  "lastAdministrator",
  "notChangeable",
  "date",
  "limit",
] as const;

/** The file of all faults, in parts: line, column, value and reason, as spreadsheets of the language read it. */
export const createFaultFile = (words: Words, language: Language) => {
  const lines: string[][] = [];
  const reasonOf = (message: string): string => {
    const { key, values } = readFault(message);
    const own = ownReasons.find((reason) => reason === key);
    return own
      ? words.message(`userImport.reasons.${own}`)
      : words.message(`validation.${key as ValidationKey}`, values);
  };
  return {
    add: ({ line, field, value, reason }: RowFault): void => {
      lines.push([
        line === 0 ? "" : String(line),
        words.message(`userImport.fields.${field}`),
        value,
        reasonOf(reason),
      ]);
    },
    /** The first faults, as they are shown beside the file. */
    first: (count: number): ImportFault[] =>
      lines.slice(0, count).map(([line = "", column = "", value = "", reason = ""]) => ({
        line: line === "" ? null : Number(line),
        column,
        value,
        reason,
      })),
    parts: (): string[] => {
      const header = [
        words.t("userImport.line"),
        words.t("userImport.column"),
        words.t("userImport.value"),
        words.t("userImport.reason"),
      ];
      const parts: string[] = [];
      for (let at = 0; at < lines.length; at += faultsPerPart)
        parts.push(
          spreadsheetLines([...(at === 0 ? [header] : []), ...lines.slice(at, at + faultsPerPart)], language, {
            isStart: at === 0,
          }),
        );
      return parts;
    },
  };
};
