import { isNumberColumn, type ReportColumn, reportColumns } from "@evolve/contracts/report-columns";
import type { Report, ReportAsked, ReportCell } from "@evolve/contracts/reports";
import type { Words } from "@evolve/i18n";
import type { MailAttachment } from "../../../platform/mail/index.ts";
import { spreadsheetLines } from "../../../platform/row-files/index.ts";

const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A report as a file for spreadsheets, with its totals in the last line. No cell can become a formula. */
export const reportFile = async (
  words: Words,
  format: "csv" | "xlsx",
  asked: ReportAsked,
  report: Report,
): Promise<MailAttachment> => {
  const columns: readonly ReportColumn[] = reportColumns[asked.report];
  const title = words.t(`reporting.names.${asked.report}`);
  const head = columns.map((column) => words.t(`reporting.columns.${column}`));
  const cellOf = (column: ReportColumn, cell: ReportCell): ReportCell =>
    column === "subject" && cell === null ? words.t("reporting.noTeam") : cell;
  const totals = columns.map((column, at): ReportCell => {
    if (at === 0) return words.t("reporting.total");
    return isNumberColumn(column) ? (report.totals[at] ?? null) : null;
  });
  const lines = report.rows.map(({ cells }) => columns.map((column, at) => cellOf(column, cells[at] ?? null)));
  if (lines.length > 0) lines.push(totals);
  const filename = `${title} ${asked.firstDay} ${asked.lastDay}.${format}`;
  if (format === "csv") {
    const text = spreadsheetLines([head, ...lines.map((cells) => cells.map(textOf(words)))], words.language, {
      isStart: true,
    });
    return attachment(filename, "text/csv; charset=utf-8", Buffer.from(text, "utf8"));
  }
  // Loaded by the first that needs it.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const rows = [
    head.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    // A text is written as text, whatever it begins with.
    ...lines.map((cells) => cells.map((value) => (typeof value === "string" ? { value, type: String } : value))),
  ];
  const file = writeExcelFile(rows, {
    sheet: title.slice(0, 31),
    columns: columns.map((column) => ({ width: isNumberColumn(column) ? 20 : 28 })),
    stickyRowsCount: 1,
  });
  return attachment(filename, spreadsheetType, await file.toBuffer());
};

/** Numbers as spreadsheets of the language read them. */
const textOf =
  (words: Words) =>
  (cell: ReportCell): string => {
    if (cell === null) return "";
    return typeof cell === "number" ? words.number(cell, { useGrouping: false, maximumFractionDigits: 2 }) : cell;
  };

const attachment = (filename: string, contentType: string, content: Buffer): MailAttachment => ({
  filename,
  contentType,
  content: content.toString("base64"),
  encoding: "base64",
});
