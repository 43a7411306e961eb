import { type AdherenceStatus, adherenceStatuses } from "@evolve/contracts/adherence-filters";
import { ShellLink, useShell } from "@evolve/shell";
import type { ListFilters } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button, buttonClass } from "@evolve/widgets/button";
import AlarmClock from "lucide-react/icons/alarm-clock";
import { StatusCounts } from "../../../parts/status-counts.tsx";
import { statusNames, statusTones } from "./adherence-words.ts";
import styles from "./adherence.module.css";

interface BoardCountsProps {
  readonly filters: ListFilters;
  readonly counts: Readonly<Record<AdherenceStatus, number>> | undefined;
  /** Who is out for longer than an alert allows; null where no alert is on. */
  readonly overdue: number | null | undefined;
}

/** How many agents have each status. Says how states arrive while there are none of anybody. */
export const BoardCounts = ({ filters, counts, overdue }: BoardCountsProps) => {
  const { number, t } = useShell().words;
  const isNarrowed = filters.idsOf("isOverdue").includes("yes");
  const isWhole = Object.keys(filters.body.filter).every((field) => field === "status" || field === "isOverdue");
  const known = counts ? counts.adherent + counts.out + counts.excepted : 0;
  return (
    <>
      {counts && isWhole && counts.unknown > 0 && known === 0 && (
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
      <StatusCounts
        label={t("adherence.counts")}
        filters={filters}
        statuses={adherenceStatuses}
        names={statusNames}
        tones={statusTones}
        counts={counts}
      >
        {(isNarrowed || (overdue ?? null) !== null) && (
          <Button
            size="small"
            aria-pressed={isNarrowed}
            icon={<AlarmClock />}
            onPress={() => filters.changeFilter({ isOverdue: isNarrowed ? "" : ["yes"] })}
          >
            {t("adherence.overdue")}
            <span className="ev-num">{overdue === undefined || overdue === null ? "–" : number(overdue)}</span>
          </Button>
        )}
      </StatusCounts>
    </>
  );
};
