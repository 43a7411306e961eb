import { searchAdherence } from "@evolve/contracts/adherence";
import { AdherenceFilter, type AdherenceStatus, adherenceStatuses } from "@evolve/contracts/adherence-filters";
import { ShellLink, useShell } from "@evolve/shell";
import type { ListFilters } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button, buttonClass } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { statusNames, statusTones } from "./adherence-words.ts";
import { boardName } from "./use-live-board.ts";
import styles from "./adherence.module.css";

/** How many agents have each status; a press narrows the list to it. Says how states arrive while there are none. */
export const StatusCounts = ({ filters }: { readonly filters: ListFilters }) => {
  const { client, words } = useShell();
  const { t } = words;
  const chosen = filters.idsOf("status");
  const filter = AdherenceFilter.parse({ ...filters.body.filter, status: undefined });
  const { data } = useQuery({
    queryKey: [boardName, "counts", filter],
    queryFn: ({ signal }) => client.call(searchAdherence, { body: { filter, top: 1 } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const counts = data?.counts;
  const onShift = counts ? counts.adherent + counts.out + counts.excepted : 0;
  const toggle = (status: AdherenceStatus): void => {
    const next = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status];
    filters.changeFilter({ status: next.length > 0 ? next : "" });
  };
  return (
    <>
      {counts && counts.unknown > 0 && onShift === 0 && (
        <Banner
          tone="info"
          title={t("adherence.noStatesTitle")}
          className={styles.notice}
          action={
            <ShellLink to="/wfm/agent-states" className={buttonClass({})}>
              {t("adherence.mappingsLink")}
            </ShellLink>
          }
        >
          {t("adherence.noStatesText")}
        </Banner>
      )}
      <div role="group" aria-label={t("adherence.counts")} className={styles.counts}>
        {adherenceStatuses.map((status) => (
          <Button key={status} size="small" aria-pressed={chosen.includes(status)} onPress={() => toggle(status)}>
            <StatusPill tone={statusTones[status]}>{t(statusNames[status])}</StatusPill>
            <span className="ev-num">{counts ? words.number(counts[status]) : "–"}</span>
          </Button>
        ))}
      </div>
    </>
  );
};
