import type { SetupSubject, SetupUse } from "@evolve/contracts/setup-use";
import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { useSetupUse } from "./use-setup-use.ts";
import styles from "./deletion-use.module.css";

type UseTexts = (use: SetupUse, words: Words) => readonly (string | false)[];

const peopleIn: UseTexts = ({ people }, { t }) => [people > 0 && t("setupUse.peopleIn", { count: people })];
const peopleFirst: UseTexts = ({ people }, { t }) => [people > 0 && t("setupUse.peopleFirst", { count: people })];

const eventsFirst = (events: readonly string[], { t, list }: Words) =>
  events.length > 0 && t("setupUse.eventsFirst", { events: list(events) });
const limitsFirst = (limits: readonly string[], { t, list }: Words) =>
  limits.length > 0 && t("setupUse.limitsFirst", { limits: list(limits) });
const reportsLost = (count: number, { t }: Words) => count > 0 && t("setupUse.reportsLost", { count });

/** What a deletion takes along, and what has to go before it. */
const textsOf: Readonly<Record<SetupSubject, UseTexts>> = {
  businessUnit: (use, words) => [
    use.planningGroups.length > 0 && words.t("setupUse.groupsFirst", { groups: words.list(use.planningGroups) }),
    use.queues.length > 0 && words.t("setupUse.queuesFirst", { queues: words.list(use.queues) }),
    eventsFirst(use.events, words),
    limitsFirst(use.timeOffLimits, words),
    use.schedules > 0 && words.t("setupUse.schedulesFirst", { count: use.schedules }),
    ...peopleFirst(use, words),
    reportsLost(use.reports, words),
  ],
  site: peopleFirst,
  queue: ({ planningGroups, hasHistory }, { t, list }) => [
    planningGroups.length > 0 && t("setupUse.queueInGroup", { groups: list(planningGroups) }),
    hasHistory && t("setupUse.queueHasHistory"),
  ],
  planningGroup: ({ staffed, forecasts, scenarios, events, reports }, words) => [
    eventsFirst(events, words),
    staffed.length > 0 && words.t("setupUse.staffingLost"),
    forecasts > 0 && words.t("setupUse.forecastsLost", { count: forecasts }),
    scenarios > 0 && words.t("setupUse.scenariosLost", { count: scenarios }),
    reportsLost(reports, words),
  ],
  activityCode: ({ shifts, workPlans }, { t }) => [
    shifts > 0 && t("setupUse.shiftsFirst", { count: shifts }),
    workPlans > 0 && t("setupUse.workPlansWith", { count: workPlans }),
  ],
  calendarEvent: ({ staffed, forecasts }, { t, list }) => [
    staffed.length > 0 && t("setupUse.staffedWith", { groups: list(staffed) }),
    forecasts > 0 && t("setupUse.forecastsWith", { count: forecasts }),
  ],
  team: (use, words) => [...peopleIn(use, words), limitsFirst(use.timeOffLimits, words)],
  group: peopleIn,
  employeeGroup: peopleIn,
  skill: ({ people, planningGroups }, { t, list }) => [
    people > 0 && t("setupUse.peopleWith", { count: people }),
    planningGroups.length > 0 && t("setupUse.skillGroups", { groups: list(planningGroups) }),
  ],
};

interface DeletionUseProps {
  readonly subject: SetupSubject;
  readonly id: string;
}

/** What depends on something that is about to be deleted. Texts of the area `setupUse`. */
export const DeletionUse = ({ subject, id }: DeletionUseProps) => {
  const { words } = useShell();
  const { data } = useSetupUse(subject, id);
  if (data === undefined) return null;
  const texts = textsOf[subject](data, words).filter((text) => text !== false);
  return (
    <ul className={styles.list}>
      {(texts.length > 0 ? texts : [words.t("setupUse.nothingDepends")]).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
