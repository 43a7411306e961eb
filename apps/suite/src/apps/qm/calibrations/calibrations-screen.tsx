import { type CalibrationRow, searchCalibrations } from "@evolve/contracts/calibrations";
import { CalibrationFilter, calibrationStatuses } from "@evolve/contracts/calibration-filter";
import type { Words } from "@evolve/i18n";
import { ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { StatusPill } from "@evolve/widgets/status-pill";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import { calibrationStatusNames } from "./calibration-words.ts";

const statusOf = ({ t }: Words, { status, isDue }: CalibrationRow): string =>
  isDue ? t("quality.calibrationDue") : t(calibrationStatusNames[status]);

const calibrations = defineList(searchCalibrations, "calibrations", {
  name: "calibrations",
  accepts: CalibrationFilter,
  icon: <ClipboardCheck />,
  texts: ({ t }) => ({
    title: t("quality.calibrations"),
    lead: t("quality.calibrationsLead"),
    search: t("quality.calibrationsSearch"),
    searchAndFilter: t("quality.calibrationsSearch"),
    count: (total) => t("quality.calibrationsCount", { total }),
    emptyTitle: t("quality.calibrationsEmptyTitle"),
    emptyText: t("quality.calibrationsEmptyText"),
  }),
  columns: (words) => {
    const { t } = words;
    const name = (id: "formName" | "reference" | "startedBy", header: string, isSortable = false) => ({
      id,
      header,
      isSortable,
      width: 160,
      value: (row: CalibrationRow) => row[id],
      cell: (row: CalibrationRow) => <span dir="auto">{row[id]}</span>,
    });
    const progress = ({ submitted, evaluators }: CalibrationRow): string =>
      t("quality.calibrationProgress", { submitted, evaluators });
    return [
      {
        id: "agentName",
        header: t("quality.agent"),
        isSortable: true,
        isHideable: false,
        width: 190,
        value: ({ agentName }) => agentName,
        cell: ({ id, agentName }) => (
          <ShellLink to={`/qm/calibrations/${id}`}>
            <span dir="auto">{agentName}</span>
          </ShellLink>
        ),
      },
      {
        id: "status",
        header: t("quality.status"),
        width: 160,
        text: (row) => statusOf(words, row),
        cell: (row) => (
          <StatusPill tone={row.isDue ? "warning" : row.status === "open" ? "info" : "neutral"}>
            {statusOf(words, row)}
          </StatusPill>
        ),
      },
      { id: "progress", header: t("quality.calibrationSubmitted"), width: 130, text: progress, cell: progress },
      name("formName", t("quality.form"), true),
      name("reference", t("quality.contact")),
      name("startedBy", t("quality.startedBy")),
      {
        id: "createdAt",
        header: t("quality.createdAt"),
        isSortable: true,
        width: 195,
        value: ({ createdAt }) => createdAt,
        text: ({ createdAt }) => words.date(createdAt, "dateTime"),
        cell: ({ createdAt }) => words.date(createdAt, "dateTime"),
      },
    ];
  },
  statistics: { createdAt: "instant" },
  firstSort: [{ id: "createdAt", descending: true }],
  rowLabel: ({ agentName, formName }) => `${agentName}, ${formName}`,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("quality.status"),
      options: ({ t }) => calibrationStatuses.map((id) => ({ id, label: t(calibrationStatusNames[id]) })),
    },
    {
      field: "isDue",
      label: ({ t }) => t("quality.calibrationDue"),
      options: ({ t }) => [
        { id: "yes", label: t("quality.yes") },
        { id: "no", label: t("quality.no") },
      ],
    },
  ],
  actions: () => [],
});

/** Quality Management, Calibrations: what several evaluators score by themselves, so that they can compare. */
export const CalibrationsScreen = () => <ListScreen list={calibrations} />;
