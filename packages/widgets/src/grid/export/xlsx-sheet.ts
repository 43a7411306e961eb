import writeExcelFile from "write-excel-file/browser";
import type { Cell, Row as SheetRow } from "write-excel-file/browser";
import type { GridValue } from "../../data-grid/types.ts";

export interface SheetHead {
  readonly title: string;
  readonly headers: readonly string[];
  /** Pixels. */
  readonly widths: readonly number[];
}

/** A cell of Excel holds no more. */
const charactersAtMost = 32_767;
const pixelsPerCharacter = 7;

/** A sheet that is filled page by page and then written. */
export const createSheet = ({ title, headers, widths }: SheetHead) => {
  const sheet: SheetRow[] = [headers.map((value) => ({ value, type: String, fontWeight: "bold" }))];
  return {
    add: (rows: readonly (readonly GridValue[])[]): void => {
      for (const cells of rows) sheet.push(cells.map(cellOf));
    },
    toBlob: (): Promise<Blob> =>
      writeExcelFile(sheet, {
        sheet: sheetName(title),
        columns: widths.map((width) => ({ width: Math.round(width / pixelsPerCharacter) })),
        stickyRowsCount: 1,
        dateFormat: "yyyy-mm-dd hh:mm",
      }).toBlob(),
  };
};
/** A text is written as text, whatever it begins with: no formula can come of it. */
const cellOf = (value: GridValue): Cell => {
  if (value === null) return null;
  if (value instanceof Date) return { value: asWritten(value), type: Date };
  if (typeof value === "number") return Number.isFinite(value) ? { value, type: Number } : null;
  if (typeof value === "boolean") return { value, type: Boolean };
  return value === "" ? null : { value: value.slice(0, charactersAtMost), type: String };
};

/** A sheet knows no time zones: it shows the local time of the user who exported it. */
const asWritten = (date: Date): Date => new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

const sheetName = (title: string): string =>
  title
    .replace(/[[\]/\\:*?']/g, " ")
    .trim()
    .slice(0, 31) || "1";
