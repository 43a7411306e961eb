import { readUserImport, uploadUsersStatus } from "@evolve/contracts/user-import";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import { RunCard } from "./run-card.tsx";
import styles from "./import.module.css";

interface FoundRunProps {
  readonly importId: string;
  readonly onStartAgain: () => void;
}

/** An import that was started before the page was loaded: how far it is, or what came of it. */
export const FoundRun = ({ importId, onStartAgain }: FoundRunProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ["userImport", importId, "found"],
    queryFn: async ({ signal }) => {
      const [{ fileName }, { jobId }] = await Promise.all([
        client.call(readUserImport, { params: { importId } }, { signal }),
        client.call(uploadUsersStatus, { query: { key: importId } }, { signal }),
      ]);
      return { importId, jobId, fileName, isDryRun: false };
    },
  });
  if (data !== undefined) return <RunCard run={data} onStartAgain={onStartAgain} />;
  return (
    <Card title={t("userImport.runTitle")}>
      <QueryState error={error} onRetry={() => void refetch()} />
      {error !== null && (
        <div className={styles.actions}>
          <Button onPress={onStartAgain}>{t("userImport.another")}</Button>
        </div>
      )}
    </Card>
  );
};
