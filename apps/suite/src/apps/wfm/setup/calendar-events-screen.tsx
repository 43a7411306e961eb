import { type CalendarEventRow, deleteCalendarEvent, searchCalendarEvents } from "@evolve/contracts/calendar-events";
import { eventKinds, CalendarEventFilter } from "@evolve/contracts/planning-filters";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import CalendarRange from "lucide-react/icons/calendar-range";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn } from "../../../parts/named-list.tsx";
import { effectNames, eventKindNames, optionsOf } from "./choices.ts";

const CalendarEventPanel = lazyPart(async () => (await import("./calendar-event-panel.tsx")).CalendarEventPanel);

const dayIn = (words: Words, day: string): string => words.date(day, "date", "UTC");

const spanIn = (words: Words, { firstDay, lastDay }: CalendarEventRow): string =>
  firstDay === lastDay ? dayIn(words, firstDay) : `${dayIn(words, firstDay)} – ${dayIn(words, lastDay)}`;

const effectIn = (words: Words, { effect, factor, copiedDay }: CalendarEventRow): string => {
  if (effect === "multiply" && factor !== null) return words.t("planning.multiplied", { factor: words.number(factor) });
  if (effect === "copy" && copiedDay !== null) return words.t("planning.copied", { day: dayIn(words, copiedDay) });
  return words.t(effectNames[effect]);
};

const groupsIn = (words: Words, { planningGroupNames }: CalendarEventRow): string =>
  planningGroupNames.length === 0 ? words.t("planning.allPlanningGroups") : words.list(planningGroupNames);

const calendarEvents = defineList(searchCalendarEvents, "calendarEvents", {
  name: "calendarEvents",
  accepts: CalendarEventFilter,
  icon: <CalendarRange />,
  texts: ({ t }) => ({
    title: t("planning.eventsTitle"),
    lead: t("planning.eventsLead"),
    search: t("planning.eventsSearch"),
    searchAndFilter: t("planning.eventsSearch"),
    count: (total) => t("planning.eventsCount", { total }),
    emptyTitle: t("planning.eventsEmptyTitle"),
    emptyText: t("planning.eventsEmptyText"),
    create: t("planning.eventsCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "kind",
      header: words.t("planning.kind"),
      isSortable: true,
      width: 110,
      text: ({ kind }) => words.t(eventKindNames[kind]),
      cell: ({ kind }) => words.t(eventKindNames[kind]),
    },
    {
      id: "firstDay",
      header: words.t("planning.days"),
      isSortable: true,
      width: 210,
      value: ({ firstDay }) => firstDay,
      cell: (event) => spanIn(words, event),
    },
    {
      id: "effect",
      header: words.t("planning.effect"),
      width: 170,
      value: (event) => effectIn(words, event),
      cell: (event) => effectIn(words, event),
    },
    {
      id: "businessUnit",
      header: words.t("planning.businessUnit"),
      width: 170,
      value: ({ businessUnitName }) => businessUnitName ?? words.t("planning.allBusinessUnits"),
      cell: ({ businessUnitName }) => (
        <span dir="auto">{businessUnitName ?? words.t("planning.allBusinessUnits")}</span>
      ),
    },
    {
      id: "planningGroups",
      header: words.t("planning.groupsTitle"),
      width: 190,
      value: (event) => groupsIn(words, event),
      cell: (event) => <span dir="auto">{groupsIn(words, event)}</span>,
    },
  ],
  firstSort: [{ id: "firstDay", descending: true }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "kind",
      label: ({ t }) => t("planning.kind"),
      options: (words) => optionsOf(words, eventKinds, eventKindNames),
    },
  ],
  actions: ({ client, words }) => [
    deleteAction<CalendarEventRow>(words, {
      permission: "wfm:setup:edit",
      title: words.t("planning.eventsDeleteTitle"),
      text: ({ name }) => words.t("planning.eventsDeleteText", { name }),
      details: deletionDetails("calendarEvent"),
      run: ({ id }) => client.call(deleteCalendarEvent, { params: { calendarEventId: id } }),
    }),
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Calendar: closed and special days, campaigns and outages. */
export const CalendarEventsScreen = () => (
  <ListScreen list={calendarEvents} Panel={CalendarEventPanel} fetchPanel={CalendarEventPanel.fetch} />
);
