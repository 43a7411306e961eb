import { type HistoryFault, historyFileLimits } from "@evolve/contracts/history-import";
import type { Language, Words } from "@evolve/i18n";
import { spreadsheetLines } from "../../platform/row-files/index.ts";
import type { RowFault } from "./row-reader.ts";

const linesPerPart = 5_000;

/** Bad rows as lines of a file, which is handed out in parts as it grows; the first ones are also kept to be shown. */
export const createFaultLog = (words: Words, language: Language, fileNames: readonly string[]) => {
  const first: HistoryFault[] = [];
  let parts = 0;
  let lines: string[][] = [
    [
      words.t("historyImport.file"),
      words.t("historyImport.line"),
      words.t("historyImport.column"),
      words.t("historyImport.value"),
      words.t("historyImport.reason"),
    ],
  ];
  const take = (): { number: number; content: string } => {
    const content = spreadsheetLines(lines, language, { isStart: parts === 0 });
    lines = [];
    parts += 1;
    return { number: parts - 1, content };
  };
  return {
    first,
    get parts() {
      return parts;
    },
    add: ({ file, line, field, value, reason }: RowFault): void => {
      const fault = {
        file: fileNames[file] ?? "",
        line: line === 0 ? null : line,
        column: words.message(`historyImport.fields.${field}`),
        value,
        reason: words.message(`historyImport.reasons.${reason}`),
      };
      if (first.length < historyFileLimits.faultsShown) first.push(fault);
      lines.push([fault.file, line === 0 ? "" : String(line), fault.column, value, fault.reason]);
    },
    /** A part that is full. */
    takeFull: () => (lines.length >= linesPerPart ? take() : null),
    /** What is left at the end; nothing where no row was bad. */
    takeRest: () => (lines.length > (parts === 0 ? 1 : 0) ? take() : null),
  };
};
