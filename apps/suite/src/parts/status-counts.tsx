import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import type { ListFilters } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import type { ReactNode } from "react";
import styles from "./status-counts.module.css";

interface StatusCountsProps<Status extends string> {
  readonly label: string;
  readonly filters: ListFilters;
  readonly statuses: readonly Status[];
  readonly names: Readonly<Record<Status, PlainKey>>;
  readonly tones: Readonly<Record<Status, StatusTone>>;
  /** Undefined while they are not known. */
  readonly counts: Readonly<Record<Status, number>> | undefined;
  /** Beside the statuses. */
  readonly children?: ReactNode;
}

/** How many rows of a list have each status; a press narrows the list to it. */
export const StatusCounts = <Status extends string>(props: StatusCountsProps<Status>) => {
  const { label, filters, statuses, names, tones, counts, children } = props;
  const { number, t } = useWords();
  const chosen = filters.idsOf("status");
  const toggle = (status: Status): void => {
    const next = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status];
    filters.changeFilter({ status: next.length > 0 ? next : "" });
  };
  return (
    <div role="group" aria-label={label} className={styles.counts}>
      {statuses.map((status) => (
        <Button key={status} size="small" aria-pressed={chosen.includes(status)} onPress={() => toggle(status)}>
          <StatusPill tone={tones[status]}>{t(names[status])}</StatusPill>
          <span className="ev-num">{counts ? number(counts[status]) : "–"}</span>
        </Button>
      ))}
      {children}
    </div>
  );
};
