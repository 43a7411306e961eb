import { Select } from "@evolve/widgets/select";
import { type ColumnFields, withField } from "./column-fields.ts";
import styles from "./file-table.module.css";

interface ColumnTableProps<F extends string> {
  readonly columns: readonly string[];
  /** The first rows of the file. */
  readonly rows: readonly (readonly string[])[];
  readonly fields: ColumnFields<F>;
  /** What a column may hold. */
  readonly options: readonly { readonly id: F; readonly label: string }[];
  readonly labels: {
    readonly preview: string;
    readonly leaveOut: string;
    readonly columnNumber: (number: number) => string;
    readonly holds: (column: string) => string;
  };
  readonly onChange: (fields: ColumnFields<F>) => void;
}

/** What each column of a file holds, above its first cells. */
export const ColumnTable = <F extends string>({
  columns,
  rows,
  fields,
  options,
  labels,
  onChange,
}: ColumnTableProps<F>) => {
  const nameOf = (column: number): string => {
    const name = columns[column]?.trim() ?? "";
    return name === "" ? labels.columnNumber(column + 1) : name;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={labels.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((_, column) => (
              <th key={column} scope="col">
                <span className={styles.columnName} dir="auto">
                  {nameOf(column)}
                </span>
                <Select
                  label={labels.holds(nameOf(column))}
                  isLabelHidden
                  placeholder={labels.leaveOut}
                  options={[{ id: "none", label: labels.leaveOut }, ...options]}
                  value={fields[column] ?? "none"}
                  onChange={(id) =>
                    onChange(withField(fields, column, options.find((one) => one.id === id)?.id ?? null))
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((_, column) => (
                <td key={column} dir="auto" className={fields[column] ? undefined : styles.leftOut}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
