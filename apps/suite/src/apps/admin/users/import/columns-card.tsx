import { importFields, type ImportField } from "@evolve/contracts/user-import";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import { type ColumnFields, withField } from "./column-fields.ts";
import styles from "./import.module.css";

export interface Wanted {
  readonly fields: ColumnFields;
  readonly isDryRun: boolean;
  readonly isAllOrNothing: boolean;
  readonly isUpdate: boolean;
}

interface ColumnsCardProps {
  readonly columns: readonly string[];
  /** The first rows of the file. */
  readonly rows: readonly (readonly string[])[];
  readonly first: ColumnFields;
  readonly isPending: boolean;
  /** Called when a choice changes: an earlier check no longer applies. */
  readonly onChange: () => void;
  readonly onStart: (wanted: Wanted) => void;
}

const isField = (id: string): id is ImportField => importFields.some((field) => field === id);

/** What each column holds, above its first cells, and how the rows are to be taken. */
export const ColumnsCard = ({ columns, rows, first, isPending, onChange, onStart }: ColumnsCardProps) => {
  const { t } = useWords();
  const [fields, setFields] = useState(first);
  const [isAllOrNothing, setAllOrNothing] = useState(false);
  const [isUpdate, setUpdate] = useState(false);
  const isReady = fields.includes("emailAddress") && fields.includes("firstName");
  const options = [
    { id: "none", label: t("userImport.leaveOut") },
    ...importFields.map((field) => ({ id: field, label: t(`userImport.fields.${field}`) })),
  ];
  const nameOf = (column: number): string => {
    const name = columns[column]?.trim() ?? "";
    return name === "" ? t("userImport.columnNumber", { number: column + 1 }) : name;
  };
  const start = (isDryRun: boolean) => () => onStart({ fields, isDryRun, isAllOrNothing, isUpdate });

  return (
    <Card title={t("userImport.columns")} note={t("userImport.columnsNote")}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("userImport.preview")}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((_, column) => (
                <th key={column} scope="col">
                  <span className={styles.columnName} dir="auto">
                    {nameOf(column)}
                  </span>
                  <Select
                    label={t("userImport.holds", { column: nameOf(column) })}
                    isLabelHidden
                    placeholder={t("userImport.leaveOut")}
                    options={options}
                    value={fields[column] ?? "none"}
                    onChange={(id) => {
                      setFields(withField(fields, column, isField(id) ? id : null));
                      onChange();
                    }}
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
      <Checkbox
        isSelected={isUpdate}
        onChange={(isSelected) => {
          setUpdate(isSelected);
          onChange();
        }}
      >
        {t("userImport.update")}
      </Checkbox>
      <Checkbox isSelected={isAllOrNothing} onChange={setAllOrNothing}>
        {t("userImport.allOrNothing")}
      </Checkbox>
      {!isReady && (
        <p className={styles.missing} role="status">
          {t("userImport.columnsMissing")}
        </p>
      )}
      <div className={styles.actions}>
        <Button isDisabled={!isReady || isPending} onPress={start(true)}>
          {t("userImport.check")}
        </Button>
        <Button variant="primary" isDisabled={!isReady || isPending} onPress={start(false)}>
          {t("userImport.start")}
        </Button>
      </div>
    </Card>
  );
};
