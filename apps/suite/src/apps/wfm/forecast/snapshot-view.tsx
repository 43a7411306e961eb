import type { CallResult } from "@evolve/contracts/call";
import {
  readForecastSnapshot,
  restoreForecastSnapshot,
  undoForecastPublication,
} from "@evolve/contracts/forecast-snapshots";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { Chart } from "@evolve/widgets/chart";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { dayName } from "../day-names.ts";
import styles from "./forecast.module.css";
import { spanOf } from "./span-of.ts";

interface SnapshotViewProps {
  readonly group: { readonly id: string; readonly businessUnitId: string };
  readonly snapshotId: string;
  /** The last publication, in whose place it can be put. */
  readonly mainId: string;
  readonly onClose: () => void;
}

/** A day's contacts and average handle time. */
const dayOf = (
  { offered, handleSeconds }: { readonly offered: readonly number[]; readonly handleSeconds: readonly number[] },
  { first, intervals }: { readonly first: number; readonly intervals: number },
) => {
  let [contacts, seconds] = [0, 0];
  for (let at = first; at < first + intervals; at += 1) {
    contacts += offered[at] ?? 0;
    seconds += (offered[at] ?? 0) * (handleSeconds[at] ?? 0);
  }
  return { contacts, handleSeconds: contacts > 0 ? seconds / contacts : null };
};

const daysOf = (snapshot: CallResult<typeof readForecastSnapshot>) =>
  snapshot.days.map((day) => ({ ...day, own: dayOf(snapshot, day), main: dayOf(snapshot.main, day) }));

/** A forecast as it was published, read-only, day by day beside what is main now. */
export const SnapshotView = ({ group, snapshotId, mainId, onClose }: SnapshotViewProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const params = { snapshotId, planningGroupId: group.id };
  const read = useQuery({
    queryKey: ["forecastSnapshot", snapshotId, group.id, mainId],
    queryFn: ({ signal }) => client.call(readForecastSnapshot, { params }, { signal }),
  });
  const days = useMemo(() => (read.data ? daysOf(read.data) : []), [read.data]);
  const restore = useAction<void, CallResult<typeof restoreForecastSnapshot>>({
    run: () => client.call(restoreForecastSnapshot, { params: { snapshotId }, body: { mainId } }),
    done: () => t("forecast.snapshotRestored"),
    undo:
      (_input, { published }) =>
      () =>
        client.call(undoForecastPublication, { params: { snapshotId: published.id } }),
    invalidates: [["forecastSnapshots"], ["forecastSnapshot"], ["forecasts", group.businessUnitId], ["staffing"]],
    onDone: onClose,
  });
  if (!read.data) return <QueryState error={read.error} onRetry={() => void read.refetch()} />;
  const { snapshot, zone } = read.data;
  const count = (value: number): string => words.number(Math.round(value));
  const seconds = (value: number | null): string => (value === null ? "–" : count(value));
  return (
    <section className={styles.snapshot} aria-label={spanOf(words, snapshot)}>
      <p>
        {spanOf(words, snapshot)}
        <span className={styles.quiet}>
          {` · ${t("forecast.byWhom", { name: snapshot.publishedBy, date: words.date(snapshot.publishedAt, "dateTime") })}`}
        </span>
      </p>
      <Chart
        label={t("forecast.chart")}
        timeZone={zone}
        instants={days.map(({ startsAt }) => startsAt)}
        series={[
          {
            id: "snapshot",
            label: t("forecast.snapshot"),
            values: days.map(({ own }) => own.contacts),
            tone: "brand",
          },
          {
            id: "main",
            label: t("forecast.mainNow"),
            values: days.map(({ main }) => main.contacts),
            tone: "neutral",
            isDashed: true,
          },
        ]}
        format={count}
        height={180}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.changes} tabIndex={0} role="region" aria-label={t("forecast.difference")}>
        <table className={styles.difference}>
          <thead>
            <tr>
              <th scope="col">{t("forecast.day")}</th>
              <th scope="col">{t("forecast.snapshot")}</th>
              <th scope="col">{t("forecast.mainNow")}</th>
              <th scope="col">{t("forecast.difference")}</th>
              <th scope="col">{t("forecast.handleTime")}</th>
              <th scope="col">{t("forecast.handleNow")}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, own, main }) => (
              <tr key={date}>
                <th scope="row">{dayName(words, date)}</th>
                <td className="ev-num">{count(own.contacts)}</td>
                <td className="ev-num">{count(main.contacts)}</td>
                <td className="ev-num">
                  {words.number(Math.round(own.contacts) - Math.round(main.contacts), { signDisplay: "exceptZero" })}
                </td>
                <td className="ev-num">{seconds(own.handleSeconds)}</td>
                <td className="ev-num">{seconds(main.handleSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.steps}>
        <Button size="small" onPress={onClose}>
          {t("forecast.allSnapshots")}
        </Button>
        {holds("wfm:forecast:edit") && snapshotId !== mainId && (
          <Button size="small" variant="primary" isDisabled={restore.isPending} onPress={() => restore.mutate()}>
            {t("forecast.restoreSnapshot")}
          </Button>
        )}
      </div>
      {holds("wfm:forecast:edit") && snapshotId !== mainId && (
        <p className={styles.quiet}>{t("forecast.restoreText")}</p>
      )}
    </section>
  );
};
