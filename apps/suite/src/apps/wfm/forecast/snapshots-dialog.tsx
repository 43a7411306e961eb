import { listForecastSnapshots } from "@evolve/contracts/forecast-snapshots";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./forecast.module.css";
import { SnapshotView } from "./snapshot-view.tsx";
import { spanOf } from "./span-of.ts";

interface SnapshotsDialogProps {
  readonly group: { readonly id: string; readonly name: string; readonly businessUnitId: string };
  readonly onClose: () => void;
}

/** What was published as main of a planning group: each can be opened beside what is main now, and made main again. */
export const SnapshotsDialog = ({ group, onClose }: SnapshotsDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [opened, setOpened] = useState<string | null>(null);
  const list = useGrowingList({
    queryKey: ["forecastSnapshots", group.id],
    fetchPage: (before: string | undefined, signal) =>
      client.call(
        listForecastSnapshots,
        { params: { planningGroupId: group.id }, query: before === undefined ? {} : { before } },
        { signal },
      ),
    rowsOf: ({ snapshots }) => snapshots,
    nextCursor: ({ snapshots, hasMore }) => (hasMore ? snapshots.at(-1)?.id : undefined),
  });
  const mainId = list.page?.mainId ?? null;
  const title = t("forecast.snapshotsOf", { group: group.name });
  return (
    <Modal isOpen size="large" title={title} onOpenChange={onClose}>
      {opened !== null && mainId !== null ? (
        <SnapshotView key={opened} group={group} snapshotId={opened} mainId={mainId} onClose={() => setOpened(null)} />
      ) : list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : list.rows.length === 0 ? (
        <p className={styles.quiet}>{t("forecast.noMain")}</p>
      ) : (
        <>
          <PreviousRows list={list} />
          <ul className={styles.all}>
            {list.rows.map((one) => {
              const date = words.date(one.publishedAt, "dateTime");
              return (
                <li key={one.id}>
                  <div>
                    <p className={styles.published}>
                      {spanOf(words, one)}
                      {one.id === mainId && <StatusPill tone="success">{t("forecast.main")}</StatusPill>}
                    </p>
                    <p className={styles.quiet}>{t("forecast.byWhom", { name: one.publishedBy, date })}</p>
                  </div>
                  <Button
                    size="small"
                    aria-label={t("forecast.openSnapshotOf", { date })}
                    onPress={() => setOpened(one.id)}
                  >
                    {t("forecast.open")}
                  </Button>
                </li>
              );
            })}
          </ul>
          <MoreRows list={list}>{t("forecast.showOlder")}</MoreRows>
        </>
      )}
    </Modal>
  );
};
