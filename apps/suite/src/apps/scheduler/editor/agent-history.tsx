import { readAgentHistory } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { shiftWords } from "./change-list.tsx";
import { versionWords } from "./version-words.ts";
import styles from "./editor.module.css";

interface AgentHistoryProps {
  readonly agentId: string;
  readonly name: string;
  readonly zone: string;
  readonly onClose: () => void;
}

/** What publications have changed for somebody, newest first. */
export const AgentHistory = ({ agentId, name, zone, onClose }: AgentHistoryProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const history = useQuery({
    queryKey: ["schedule-history", agentId],
    queryFn: ({ signal }) => client.call(readAgentHistory, { params: { agentId } }, { signal }),
    gcTime: 0,
  });
  const versions = [...Map.groupBy(history.data?.changes ?? [], ({ publishedAt }) => publishedAt).values()];
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={t("scheduleEditor.history")} subtitle={name}>
      {history.data === undefined ? (
        <QueryState error={history.error} onRetry={() => void history.refetch()} />
      ) : versions.length === 0 ? (
        <p>{t("scheduleEditor.historyEmpty")}</p>
      ) : (
        <ol className={styles.rules}>
          {versions.map(
            ([first, ...others]) =>
              first && (
                <li key={first.publishedAt} className={styles.version}>
                  <strong>{versionWords(words, first)}</strong>
                  <ul className={styles.rules}>
                    {[first, ...others].map(({ shiftId, before, after }) => (
                      <li key={shiftId}>
                        {shiftWords(words, zone, before)} → {shiftWords(words, zone, after)}
                      </li>
                    ))}
                  </ul>
                </li>
              ),
          )}
        </ol>
      )}
    </Modal>
  );
};
