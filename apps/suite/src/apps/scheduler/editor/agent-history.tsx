import { searchAgentHistory } from "@evolve/contracts/publications";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Modal } from "@evolve/widgets/modal";
import { QueryState } from "../../../parts/query-state.tsx";
import { shiftWords } from "./change-list.tsx";
import { historyWords } from "./version-words.ts";
import styles from "./editor.module.css";

interface AgentHistoryProps {
  readonly agentId: string;
  readonly name: string;
  readonly zone: string;
  readonly onClose: () => void;
}

/** What publications, time off and trades have changed in somebody's published shifts, newest first. */
export const AgentHistory = ({ agentId, name, zone, onClose }: AgentHistoryProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const list = useGrowingList({
    queryKey: ["schedule-history", agentId],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchAgentHistory, { body: { agentId, after } }, { signal }),
    rowsOf: ({ changes }) => changes,
    nextCursor: ({ next }) => next,
  });
  const versions = [...Map.groupBy(list.rows ?? [], ({ cause, publishedAt }) => `${publishedAt} ${cause}`).values()];
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={t("scheduleEditor.history")} subtitle={name}>
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : versions.length === 0 ? (
        <p>{t("scheduleEditor.historyEmpty")}</p>
      ) : (
        <>
          <PreviousRows list={list} />
          <ol className={styles.rules}>
            {versions.map(
              ([first, ...others]) =>
                first && (
                  <li key={`${first.publishedAt} ${first.cause}`} className={styles.version}>
                    <strong>{historyWords(words, first)}</strong>
                    <ul className={styles.rules}>
                      {[first, ...others].map(({ id, before, after }) => (
                        <li key={id}>
                          {shiftWords(words, zone, before)} → {shiftWords(words, zone, after)}
                        </li>
                      ))}
                    </ul>
                  </li>
                ),
            )}
          </ol>
          <MoreRows list={list}>{t("scheduleEditor.showOlder")}</MoreRows>
        </>
      )}
    </Modal>
  );
};
