import { auditPeriods, auditSubjects, searchAuditEvents, AuditFilter } from "@evolve/contracts/audit";
import { auditActionText } from "@evolve/i18n/audit-action-names";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Tag } from "@evolve/widgets/tag";
import Eye from "lucide-react/icons/eye";
import ScrollText from "lucide-react/icons/scroll-text";
import { timesIn } from "../../../parts/times-in.tsx";
import { anybody } from "../users/choices.ts";
import { actorText } from "./actor-text.ts";
import styles from "./audit-log.module.css";
import { detailSummary } from "./event-details.ts";
import { periodNames, subjectNames } from "./subject-names.ts";

const EventPanel = lazyPart(async () => (await import("./event-panel.tsx")).EventPanel);

const events = defineList(searchAuditEvents, "events", {
  name: "audit-log",
  accepts: AuditFilter,
  icon: <ScrollText />,
  texts: (words) => ({
    title: words.t("audit.title"),
    lead: `${words.t("audit.lead")} ${timesIn(words)}`,
    search: words.t("audit.search"),
    searchAndFilter: words.t("audit.searchAndFilter"),
    count: (total) => words.t("audit.count", { total }),
    emptyTitle: words.t("audit.emptyTitle"),
    emptyText: words.t("audit.emptyText"),
  }),
  columns: (words) => [
    {
      id: "at",
      header: words.t("audit.when"),
      isSortable: true,
      isHideable: false,
      width: 196,
      value: ({ at }) => words.date(at, "dateTime"),
      cell: ({ at }) => <time dateTime={at}>{words.date(at, "dateTime")}</time>,
    },
    {
      id: "action",
      header: words.t("audit.action"),
      width: 190,
      value: ({ action }) => auditActionText(words, action),
      cell: ({ action }) => <span title={action}>{auditActionText(words, action)}</span>,
    },
    {
      id: "person",
      header: words.t("audit.person"),
      width: 210,
      value: (event) => actorText(words, event),
      cell: (event) => <span dir="auto">{actorText(words, event)}</span>,
    },
    {
      id: "target",
      header: words.t("audit.target"),
      width: 170,
      value: ({ target }) => target ?? "",
      cell: ({ target, targetId }) => (
        <span dir="auto" title={targetId ?? undefined}>
          {target ?? "–"}
        </span>
      ),
    },
    {
      id: "details",
      header: words.t("audit.details"),
      width: 214,
      value: (event) => detailSummary(words, event),
      cell: (event) => (
        <span className={styles.summary} dir="auto">
          {detailSummary(words, event)}
        </span>
      ),
    },
    {
      id: "sealed",
      header: words.t("audit.chain"),
      width: 110,
      value: ({ isSealed }) => words.t(isSealed ? "audit.sealed" : "audit.notSealed"),
      cell: ({ isSealed }) => (
        <Tag tone={isSealed ? "brand" : "neutral"}>{words.t(isSealed ? "audit.sealed" : "audit.notSealed")}</Tag>
      ),
    },
  ],
  firstSort: [{ id: "at", descending: true }],
  rowLabel: ({ action }) => action,
  filters: [
    {
      field: "subject",
      label: ({ t }) => t("audit.subject"),
      options: ({ t }) => auditSubjects.map((id) => ({ id, label: t(subjectNames[id]) })),
    },
    {
      field: "period",
      label: ({ t }) => t("audit.period"),
      options: ({ t }) => auditPeriods.map((id) => ({ id, label: t(periodNames[id]) })),
    },
    { field: "personId", label: ({ t }) => t("audit.person"), permission: "user:view", searched: anybody },
    { field: "from", until: "until", label: ({ t }) => t("audit.days") },
  ],
  actions: () => [],
  edit: {
    permission: "tenant:edit",
    appliesTo: () => true,
    label: ({ t }) => t("audit.showDetails"),
    icon: <Eye />,
  },
});

/** Admin, Audit log: who did what in the tenant, and whether the hash chain covers it. */
export const AuditLogScreen = () => <ListScreen list={events} Panel={EventPanel} fetchPanel={EventPanel.fetch} />;
