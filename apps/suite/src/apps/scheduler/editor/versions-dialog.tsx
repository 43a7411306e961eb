import { searchPublicationChanges, searchPublications } from "@evolve/contracts/publications";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { daysLater } from "@evolve/workforce";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { ChangeList } from "./change-list.tsx";
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
  const [openId, setOpen] = useState<string | null>(null);
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
                <div>
                  <Button
                    size="small"
                    aria-label={`${t(openId === version.id ? "scheduleEditor.hideVersion" : "scheduleEditor.showVersion")}, ${versionWords(words, version)}`}
                    onPress={() => setOpen(openId === version.id ? null : version.id)}
                  >
                    {t(openId === version.id ? "scheduleEditor.hideVersion" : "scheduleEditor.showVersion")}
                  </Button>
                </div>
                {openId === version.id && <VersionChanges publicationId={version.id} zone={unit.zone} />}
              </li>
            ))}
          </ol>
          <MoreRows list={list}>{t("scheduleEditor.showOlder")}</MoreRows>
        </>
      )}
    </Modal>
  );
};

/** What a version has changed for whom. */
const VersionChanges = ({ publicationId, zone }: { readonly publicationId: string; readonly zone: string }) => {
  const { client, words } = useShell();
  const list = useGrowingList({
    queryKey: ["schedules", "version-changes", publicationId],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchPublicationChanges, { body: { publicationId, after } }, { signal }),
    rowsOf: ({ changes }) => changes,
    nextCursor: ({ next }) => next,
  });
  if (list.rows === undefined) return <QueryState error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0) return <p className={styles.quiet}>{words.t("scheduleEditor.versionSame")}</p>;
  return (
    <>
      <PreviousRows list={list} />
      <ChangeList changes={list.rows} total={list.rows.length} zone={zone} />
      <MoreRows list={list}>{words.t("scheduleEditor.showMoreChanges")}</MoreRows>
    </>
  );
};
