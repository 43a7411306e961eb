import { searchEvaluations } from "@evolve/contracts/evaluations";
import { EvaluationFilter, type EvaluationStatus, evaluationStatuses } from "@evolve/contracts/quality-filters";
import { useShell } from "@evolve/shell";
import type { ListFilters } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { statusNames, statusTones } from "../../../parts/quality/quality-words.ts";
import styles from "./evaluations.module.css";

/** How many evaluations have each status; a press narrows the list to it. */
export const StatusCounts = ({ filters }: { readonly filters: ListFilters }) => {
  const { client, words } = useShell();
  const { t } = words;
  const chosen = filters.idsOf("status");
  const filter = EvaluationFilter.parse({ ...filters.body.filter, status: undefined });
  const { data } = useQuery({
    queryKey: ["evaluations", "counts", filter],
    queryFn: ({ signal }) => client.call(searchEvaluations, { body: { filter, top: 1 } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const toggle = (status: EvaluationStatus): void => {
    const next = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status];
    filters.changeFilter({ status: next.length > 0 ? next : "" });
  };
  return (
    <div role="group" aria-label={t("quality.counts")} className={styles.counts}>
      {evaluationStatuses.map((status) => (
        <Button key={status} size="small" aria-pressed={chosen.includes(status)} onPress={() => toggle(status)}>
          <StatusPill tone={statusTones[status]}>{t(statusNames[status])}</StatusPill>
          <span className="ev-num">{data ? words.number(data.counts[status]) : "–"}</span>
        </Button>
      ))}
    </div>
  );
};
