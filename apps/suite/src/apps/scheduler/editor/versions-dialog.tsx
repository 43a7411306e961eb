import { listSchedules } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { daysLater } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
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
  const list = useQuery({
    queryKey: ["schedules"],
    queryFn: ({ signal }) => client.call(listSchedules, {}, { signal }),
  });
  const versions = list.data?.publications.filter(({ businessUnitId }) => businessUnitId === unit.id);
  const date = (day: string): string => words.date(day, "date", "UTC");
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={t("scheduleEditor.versions")} subtitle={unit.name}>
      {versions === undefined ? (
        <QueryState error={list.error} onRetry={() => void list.refetch()} />
      ) : versions.length === 0 ? (
        <p>{t("scheduleEditor.versionsEmpty")}</p>
      ) : (
        <ol className={styles.rules}>
          {versions.map((version) => (
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
      )}
    </Modal>
  );
};
