import { type ActivityCode, deleteActivityCode, searchActivityCodes } from "@evolve/contracts/activity-codes";
import { activityKinds, ActivityCodeFilter } from "@evolve/contracts/planning-filters";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Palette from "lucide-react/icons/palette";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { activityKindNames, optionsOf } from "./choices.ts";
import { percent } from "../../../parts/percent.ts";

const ActivityCodePanel = lazyPart(async () => (await import("./activity-code-panel.tsx")).ActivityCodePanel);

const shrinkageIn = (words: Words, { shrinkage, fromHour, toHour }: ActivityCode): string => {
  if (shrinkage === 0) return words.t("planning.noShrinkage");
  const share = percent(words, shrinkage, 1);
  if (fromHour === 0 && toHour === 24) return share;
  return words.t("planning.shrinkageIn", { percent: share, from: fromHour, to: toHour });
};

const activityCodes = defineList(searchActivityCodes, "activityCodes", {
  name: "activityCodes",
  accepts: ActivityCodeFilter,
  icon: <Palette />,
  texts: ({ t }) => ({
    title: t("planning.codesTitle"),
    lead: t("planning.codesLead"),
    search: t("planning.codesSearch"),
    searchAndFilter: t("planning.codesSearch"),
    count: (total) => t("planning.codesCount", { total }),
    emptyTitle: t("planning.codesEmptyTitle"),
    emptyText: t("planning.codesEmptyText"),
    create: t("planning.codesCreate"),
  }),
  columns: (words) => [
    nameColumn(words, { width: 260, colourOf: ({ colorCode }) => colorCode }),
    {
      id: "kind",
      header: words.t("planning.kind"),
      isSortable: true,
      width: 160,
      text: ({ kind }) => words.t(activityKindNames[kind]),
      cell: ({ kind }) => words.t(activityKindNames[kind]),
    },
    {
      id: "paid",
      header: words.t("planning.paid"),
      width: 110,
      text: ({ isPaid }) => words.t(isPaid ? "planning.yes" : "planning.no"),
      cell: ({ isPaid }) => words.t(isPaid ? "planning.yes" : "planning.no"),
    },
    {
      id: "workTime",
      header: words.t("planning.workTime"),
      width: 130,
      text: ({ isWorkTime }) => words.t(isWorkTime ? "planning.yes" : "planning.no"),
      cell: ({ isWorkTime }) => words.t(isWorkTime ? "planning.yes" : "planning.no"),
    },
    {
      id: "shrinkage",
      header: words.t("planning.shrinkage"),
      width: 220,
      value: ({ shrinkage }) => shrinkage,
      cell: (code) => shrinkageIn(words, code),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "kind",
      label: ({ t }) => t("planning.kind"),
      options: (words) => optionsOf(words, activityKinds, activityKindNames),
    },
  ],
  actions: ({ client, words }) => [
    deleteAction<ActivityCode>(words, {
      permission: "wfm:setup:edit",
      title: words.t("planning.codesDeleteTitle"),
      text: ({ name }) => words.t("planning.codesDeleteText", { name }),
      details: deletionDetails("activityCode"),
      run: ({ id }) => client.call(deleteActivityCode, { params: { activityCodeId: id } }),
    }),
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Activity codes: what people do in their time, and how many it takes from the queues. */
export const ActivityCodesScreen = () => (
  <ListScreen list={activityCodes} Panel={ActivityCodePanel} fetchPanel={ActivityCodePanel.fetch} />
);
