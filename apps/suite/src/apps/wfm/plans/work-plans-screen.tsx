import { WorkPlanFilter } from "@evolve/contracts/people-filters";
import { deleteWorkPlan, searchWorkPlans, type WorkPlanRow } from "@evolve/contracts/work-plans";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { ShiftPicture } from "./shift-picture.tsx";
import styles from "./plans.module.css";

const WorkPlanPanel = lazyPart(async () => (await import("./work-plan-panel.tsx")).WorkPlanPanel);

const hoursOf = ({ t }: Words, { minWeeklyMinutes, maxWeeklyMinutes }: WorkPlanRow): string =>
  minWeeklyMinutes === maxWeeklyMinutes
    ? t("workPlans.hours", { hours: maxWeeklyMinutes / 60 })
    : t("workPlans.hoursBetween", { min: minWeeklyMinutes / 60, max: maxWeeklyMinutes / 60 });

const daysOf = ({ t }: Words, { minDays, maxDays }: WorkPlanRow): string =>
  minDays === maxDays
    ? t("workPlans.days", { days: maxDays })
    : t("workPlans.daysBetween", { min: minDays, max: maxDays });

const workPlans = defineList(searchWorkPlans, "workPlans", {
  name: "workPlans",
  accepts: WorkPlanFilter,
  icon: <CalendarClock />,
  texts: ({ t }) => ({
    title: t("workPlans.title"),
    lead: t("workPlans.lead"),
    search: t("workPlans.search"),
    searchAndFilter: t("workPlans.search"),
    count: (total) => t("workPlans.count", { total }),
    emptyTitle: t("workPlans.emptyTitle"),
    emptyText: t("workPlans.emptyText"),
    create: t("workPlans.create"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "hours",
      header: words.t("workPlans.weeklyHours"),
      width: 150,
      value: ({ maxWeeklyMinutes }) => maxWeeklyMinutes,
      cell: (plan) => hoursOf(words, plan),
    },
    {
      id: "days",
      header: words.t("workPlans.workedDays"),
      width: 120,
      value: ({ maxDays }) => maxDays,
      cell: (plan) => daysOf(words, plan),
    },
    {
      id: "shifts",
      header: words.t("workPlans.shifts"),
      width: 360,
      value: ({ shifts }) => shifts.map(({ name }) => name).join(", "),
      cell: ({ shifts }) => (
        <span className={styles.rowOfShifts}>
          <span className={styles.shiftNames} dir="auto">
            {shifts.map(({ name }) => name).join(", ")}
          </span>
          <ShiftPicture shifts={shifts} isSmall />
        </span>
      ),
    },
    {
      id: "agents",
      header: words.t("workPlans.agentsTitle"),
      align: "end",
      width: 110,
      value: ({ agentCount }) => agentCount,
      cell: ({ agentCount }) => words.number(agentCount),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<WorkPlanRow>(words, {
      permission: "wfm:plans:edit",
      title: words.t("workPlans.deleteTitle"),
      text: ({ name }) => words.t("workPlans.deleteText", { name }),
      run: ({ id }) => client.call(deleteWorkPlan, { params: { workPlanId: id } }),
    }),
  ],
  createPermission: "wfm:plans:edit",
  edit: { permission: "wfm:plans:edit", appliesTo: () => true },
});

/** WFM, Work plans: what a week looks like, and which shifts may be worked in it. */
export const WorkPlansScreen = () => (
  <ListScreen list={workPlans} Panel={WorkPlanPanel} fetchPanel={WorkPlanPanel.fetch} />
);
