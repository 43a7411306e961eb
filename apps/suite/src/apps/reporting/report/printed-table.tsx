import { isNumberColumn, reportColumns } from "@evolve/contracts/report-columns";
import type { Report, ReportAsked } from "@evolve/contracts/reports";
import { useShell } from "@evolve/shell";
import { useSyncExternalStore } from "react";
import { cellText } from "./report-words.ts";
import styles from "./report.module.css";

interface PrintedTableProps {
  readonly asked: ReportAsked;
  readonly report: Report;
}

const paper = "print";
const watchPaper = (tell: () => void): (() => void) => {
  const query = window.matchMedia(paper);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
};

/** All lines on paper, where the grid would show those alone that were in sight. Not there on the screen. */
export const PrintedTable = ({ asked, report }: PrintedTableProps) => {
  const { words } = useShell();
  const isPrinted = useSyncExternalStore(watchPaper, () => window.matchMedia(paper).matches);
  if (!isPrinted) return null;
  const columns = reportColumns[asked.report];
  return (
    <table className={styles.printed}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {words.t(`reporting.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map((column, at) => (
              <td key={column} className={isNumberColumn(column) ? styles.number : undefined}>
                {cellText(words, asked.grain, column, cells[at] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
