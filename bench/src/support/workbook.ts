import { strToU8, zipSync } from "fflate";

/** A workbook of one sheet of texts, as Excel writes it: the texts in a table of their own, to which the cells refer. */
export const workbookOf = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const cellOf = (text: string, column: number, row: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row}" t="s"><v>${numberOf(text)}</v></c>`;
  const lines = rows.map(
    (cells, index) =>
      `<row r="${index + 1}">${cells.map((text, column) => cellOf(text, column, index + 1)).join("")}</row>`,
  );
  const texts = [...numbers.keys()].map((text) => `<si><t>${text}</t></si>`);
  return zipSync({
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`),
    "xl/sharedStrings.xml": strToU8(`<sst>${texts.join("")}</sst>`),
  });
};
