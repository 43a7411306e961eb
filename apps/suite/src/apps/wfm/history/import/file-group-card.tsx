import { historyFields } from "@evolve/contracts/history-import";
import { planningLimits } from "@evolve/contracts/planning";
import { useWords } from "@evolve/i18n/react";
import { dateOrders } from "@evolve/workforce";
import { Banner } from "@evolve/widgets/banner";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { Card } from "../../../../parts/card.tsx";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import styles from "./history-import.module.css";
import {
  type FileGroup,
  type GroupChoices,
  hasHandleTimes,
  hasQueueColumn,
  queueNameOf,
  readExample,
} from "./prepared-files.ts";

interface FileGroupCardProps {
  readonly group: FileGroup;
  readonly queueNames: Readonly<Record<string, string>>;
  readonly onChange: (choices: GroupChoices) => void;
  readonly onNameQueue: (fileId: string, name: string) => void;
}

/** How the files of one header are read: their columns, dates and intervals, and the queue of files that name none. */
export const FileGroupCard = ({ group, queueNames, onChange, onNameQueue }: FileGroupCardProps) => {
  const words = useWords();
  const { t } = words;
  const { columns, dateOrder, fields, files, isAmbiguous, minutes, rows, wrongMinutes } = group;
  const example = readExample(group);
  const names = words.list(files.map(({ fileName }) => fileName));
  const hasDate = fields.includes("start") || fields.includes("date");
  return (
    <Card title={t("historyImport.columnsOf", { files: names })} note={t("historyImport.columnsNote")}>
      <ColumnTable
        columns={columns}
        rows={rows}
        fields={fields}
        options={historyFields.map((id) => ({ id, label: t(`historyImport.fields.${id}`) }))}
        labels={{
          preview: t("historyImport.preview"),
          leaveOut: t("historyImport.leaveOut"),
          columnNumber: (number) => t("historyImport.columnNumber", { number }),
          holds: (column) => t("historyImport.holds", { column }),
        }}
        onChange={(next) => onChange({ fields: next })}
      />
      {(!hasDate || !fields.includes("offered")) && (
        <p className={styles.missing} role="status">
          {t("historyImport.columnsMissing")}
        </p>
      )}
      <div className={styles.fields}>
        <Select
          label={t("historyImport.dateOrder")}
          placeholder={t("historyImport.dateOrder")}
          options={dateOrders.map((id) => ({ id, label: t(`historyImport.orders.${id}`) }))}
          value={dateOrder}
          onChange={(id) => {
            const order = dateOrders.find((one) => one === id);
            if (order) onChange({ dateOrder: order });
          }}
        />
        <Select
          label={t("planning.interval")}
          placeholder={t("planning.interval")}
          options={[15, 30].map((length) => ({
            id: String(length),
            label: t("planning.minutes", { minutes: length }),
          }))}
          value={minutes === null ? null : String(minutes)}
          onChange={(id) => onChange({ minutes: id === "15" ? 15 : 30 })}
        />
        {!hasQueueColumn(group) &&
          files.map(({ fileId, fileName }) => (
            <TextField
              key={fileId}
              label={t("historyImport.queueOfFile", { file: fileName })}
              value={queueNames[fileId] ?? queueNameOf(fileName)}
              maxLength={planningLimits.nameMax}
              autoComplete="off"
              onChange={(name) => onNameQueue(fileId, name)}
            />
          ))}
      </div>
      {example !== null && (
        <p className={example.local === null ? styles.missing : styles.quiet} role="status">
          {example.local === null
            ? t("historyImport.notRead", { text: example.text })
            : example.zone === null
              ? t("historyImport.readAs", {
                  text: example.text,
                  date: words.date(`${example.local}Z`, "dateTime", "UTC"),
                })
              : t("historyImport.readInZone", {
                  text: example.text,
                  date: words.date(`${example.local}Z`, "dateTime", "UTC"),
                  zone: example.zone,
                })}
        </p>
      )}
      {group.isComplete && !hasHandleTimes(group) && <Banner tone="warning">{t("historyImport.noHandleTimes")}</Banner>}
      {isAmbiguous && <Banner tone="warning">{t("historyImport.ambiguous")}</Banner>}
      {wrongMinutes !== null && (
        <Banner tone="danger">{t("historyImport.wrongInterval", { minutes: wrongMinutes })}</Banner>
      )}
    </Card>
  );
};
