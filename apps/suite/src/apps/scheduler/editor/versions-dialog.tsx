import { searchPublications } from "@evolve/contracts/publications";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Modal } from "@evolve/widgets/modal";
import { daysLater } from "@evolve/workforce";
import { QueryState } from "../../../parts/query-state.tsx";
import type { Unit } from "./use-editor-days.ts";
import { versionWords } from "./version-words.ts";
import styles from "./editor.module.css";

interface VersionsDialogProps {
  readonly unit: Unit;
  readonly onClose: () => void;
}

/** What has been published for a business unit, newest first. */
export const VersionsDialog = ({ unit, onClose }: VersionsDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const list = useGrowingList({
    queryKey: ["schedules", "versions", unit.id],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchPublications, { body: { businessUnitId: unit.id, after } }, { signal }),
    rowsOf: ({ publications }) => publications,
    nextCursor: ({ next }) => next,
  });
  const date = (day: string): string => words.date(day, "date", "UTC");
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={t("scheduleEditor.versions")} subtitle={unit.name}>
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : list.rows.length === 0 ? (
        <p>{t("scheduleEditor.versionsEmpty")}</p>
      ) : (
        <>
          <PreviousRows list={list} />
          <ol className={styles.rules}>
            {list.rows.map((version) => (
              <li key={version.id} className={styles.version}>
                <strong>{versionWords(words, version)}</strong>
                <span>
                  {t("schedules.span", {
                    from: date(version.firstDay),
                    to: date(daysLater(version.firstDay, version.days - 1)),
                  })}
                </span>
                <span className={styles.quiet}>
                  {t("scheduleEditor.versionChanged", { agents: version.agents, changes: version.changes })}
                </span>
              </li>
            ))}
          </ol>
          <MoreRows list={list}>{t("scheduleEditor.showOlder")}</MoreRows>
        </>
      )}
    </Modal>
  );
};
