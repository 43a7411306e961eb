import { type StaffingWeek } from "@evolve/contracts/staffing";
import { explainStaffing } from "@evolve/contracts/staffing-explanation";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { IconButton } from "@evolve/widgets/icon-button";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { dayName } from "../day-names.ts";
import { Facts } from "./explain-parts.tsx";
import { ExplainQueue } from "./explain-queue.tsx";
import { ExplainWorkload } from "./explain-workload.tsx";
import styles from "./staffing.module.css";
import { percent, signed } from "./staffing-map.ts";

interface ExplainPanelProps {
  readonly week: StaffingWeek;
  /** The place of the interval in the week. */
  readonly place: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly onClose: () => void;
}

/** Why so many people in one interval, in the order in which one would work it out. It takes the focus when it opens. */
export const ExplainPanel = ({ week, place, at, onClose }: ExplainPanelProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { zone, schedule } = week;
  const planningGroupId = week.planningGroup.id;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const instant = new Date(at).toISOString();
  const found = useQuery({
    queryKey: ["staffing", planningGroupId, "explanation", instant],
    queryFn: async ({ signal }) => {
      const params = { planningGroupId };
      return (await client.call(explainStaffing, { params, query: { at: instant } }, { signal })).explanation;
    },
  });
  const explanation = found.data;
  const required = week.required[place] ?? null;
  const isStale = (week.calculation?.stale.length ?? 0) > 0;
  const until = at + (explanation?.intervalMinutes ?? 0) * 60_000;
  const clock = (time: number): string => words.date(time, "time", zone);
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at);
  return (
    <section ref={panel} className={styles.explain} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.explainHead}>
        <h2 id={id}>
          {`${dayName(words, date)}, ${clock(at)}`}
          {until > at && ` – ${clock(until)}`}
        </h2>
        <IconButton label={t("requirement.closeExplanation")} icon={<X />} onPress={onClose} />
      </div>
      {isStale && explanation !== undefined && required !== null && explanation.scheduled !== required && (
        <Banner tone="warning">{t("requirement.mapDiffers", { people: words.number(required) })}</Banner>
      )}
      {schedule !== null && <Scheduled schedule={schedule} week={week} place={place} />}
      {explanation === undefined ? (
        <QueryState error={found.error} onRetry={() => void found.refetch()} />
      ) : explanation.kind === "queue" ? (
        <ExplainQueue explanation={explanation} />
      ) : (
        <ExplainWorkload explanation={explanation} />
      )}
    </section>
  );
};

interface ScheduledProps {
  readonly schedule: NonNullable<StaffingWeek["schedule"]>;
  readonly week: StaffingWeek;
  readonly place: number;
}

/** What the schedule has in the interval, beside what it needs. */
const Scheduled = ({ schedule, week, place }: ScheduledProps) => {
  const words = useWords();
  const { t } = words;
  const people = schedule.people[place] ?? 0;
  const required = week.required[place] ?? null;
  const level = schedule.serviceLevel[place] ?? null;
  return (
    <Facts
      facts={[
        [t("requirement.viewScheduled"), words.number(people, { maximumFractionDigits: 1 })],
        ...(required === null
          ? []
          : [[t("requirement.viewNet"), signed(words, Math.round(people - required))] as const]),
        ...(level === null ? [] : [[t("requirement.viewLevel"), percent(words, level)] as const]),
      ]}
    />
  );
};
