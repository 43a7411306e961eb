import { useWords } from "@evolve/i18n/react";
import styles from "./file-table.module.css";

interface FaultTableProps {
  readonly label: string;
  readonly headings: {
    /** Where an import has several files. */
    readonly file?: string;
    readonly line: string;
    readonly column: string;
    readonly value: string;
    readonly reason: string;
    /** Instead of a line, for what concerns the whole file. */
    readonly wholeFile: string;
  };
  readonly faults: readonly {
    readonly file?: string;
    readonly line: number | null;
    readonly column: string;
    readonly value: string;
    readonly reason: string;
  }[];
}

/** The bad rows of an import. */
export const FaultTable = ({ label, headings, faults }: FaultTableProps) => {
  const words = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.file !== undefined && <th scope="col">{headings.file}</th>}
            <th scope="col">{headings.line}</th>
            <th scope="col">{headings.column}</th>
            <th scope="col">{headings.value}</th>
            <th scope="col">{headings.reason}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ file, line, column, value, reason }, at) => (
            <tr key={at}>
              {headings.file !== undefined && <td dir="auto">{file}</td>}
              <td className="ev-num">{line === null ? headings.wholeFile : words.number(line)}</td>
              <td>{column}</td>
              <td dir="auto">{value}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
