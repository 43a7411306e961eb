import { importFields, type ImportField } from "@evolve/contracts/user-import";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import type { ColumnFields } from "../../../../parts/column-fields.ts";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import styles from "./import.module.css";

export interface Wanted {
  readonly fields: ColumnFields<ImportField>;
  readonly isDryRun: boolean;
  readonly isAllOrNothing: boolean;
  readonly isUpdate: boolean;
}

interface ColumnsCardProps {
  readonly columns: readonly string[];
  /** The first rows of the file. */
  readonly rows: readonly (readonly string[])[];
  readonly first: ColumnFields<ImportField>;
  readonly isPending: boolean;
  /** Called when a choice changes: an earlier check no longer applies. */
  readonly onChange: () => void;
  readonly onStart: (wanted: Wanted) => void;
}

/** What each column holds, above its first cells, and how the rows are to be taken. */
export const ColumnsCard = ({ columns, rows, first, isPending, onChange, onStart }: ColumnsCardProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const [fields, setFields] = useState(first);
  const [isAllOrNothing, setAllOrNothing] = useState(false);
  const [isUpdate, setUpdate] = useState(false);
  const isReady = fields.includes("emailAddress") && fields.includes("firstName");
  const start = (isDryRun: boolean) => () => onStart({ fields, isDryRun, isAllOrNothing, isUpdate });

  return (
    <Card title={t("userImport.columns")} note={t("userImport.columnsNote")}>
      <ColumnTable
        columns={columns}
        rows={rows}
        fields={fields}
        options={importFields.map((id) => ({ id, label: t(`userImport.fields.${id}`) }))}
        labels={{
          preview: t("userImport.preview"),
          leaveOut: t("userImport.leaveOut"),
          columnNumber: (number) => t("userImport.columnNumber", { number }),
          holds: (column) => t("userImport.holds", { column }),
        }}
        onChange={(next) => {
          setFields(next);
          onChange();
        }}
      />
      {holds("user:edit") && (
        <Checkbox
          isSelected={isUpdate}
          onChange={(isSelected) => {
            setUpdate(isSelected);
            onChange();
          }}
        >
          {t("userImport.update")}
        </Checkbox>
      )}
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
