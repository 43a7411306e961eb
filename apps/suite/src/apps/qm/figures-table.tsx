import type { ReactNode } from "react";
import styles from "./figures-table.module.css";

interface FiguresTableProps {
  readonly label: string;
  /** Of the names, then of each figure. */
  readonly headers: readonly string[];
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly figures: readonly string[] }[];
}

/** Figures of each of a few things or people. */
export const FiguresTable = ({ label, headers, rows }: FiguresTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, figures }) => (
        <tr key={id}>
          <th scope="row" dir="auto">
            {name}
          </th>
          {figures.map((figure, place) => (
            <td key={headers[place + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
