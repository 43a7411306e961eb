import {
  type ActivityCode,
  activityKinds,
  deleteActivityCode,
  searchActivityCodes,
} from "@evolve/contracts/activity-codes";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Palette from "lucide-react/icons/palette";
import Trash from "lucide-react/icons/trash-2";
import { activityKindNames, optionsOf } from "./choices.ts";
import styles from "./setup.module.css";

const ActivityCodePanel = lazyPart(async () => (await import("./activity-code-panel.tsx")).ActivityCodePanel);

const shrinkageIn = (words: Words, { shrinkage, fromHour, toHour }: ActivityCode): string => {
  if (shrinkage === 0) return words.t("planning.noShrinkage");
  const percent = words.number(Math.round(shrinkage * 1_000) / 10);
  if (fromHour === 0 && toHour === 24) return words.t("planning.shrinkageAllDay", { percent });
  return words.t("planning.shrinkageIn", { percent, from: fromHour, to: toHour });
};

const activityCodes = defineList(searchActivityCodes, "activityCodes", {
  name: "activityCodes",
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
    {
      id: "name",
      header: words.t("organization.name"),
      isSortable: true,
      isHideable: false,
      width: 260,
      value: ({ name }) => name,
      cell: ({ colorCode, name }) => (
        <span className={styles.name}>
          <span className={styles.colour} style={{ background: colorCode }} aria-hidden="true" />
          <span dir="auto">{name}</span>
        </span>
      ),
    },
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
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "kind",
      label: ({ t }) => t("planning.kind"),
      options: (words) => optionsOf(words, activityKinds, activityKindNames),
    },
  ],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("organization.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "wfm:setup:edit",
      confirm: ({ name }: ActivityCode) => ({
        title: t("planning.codesDeleteTitle"),
        text: t("planning.codesDeleteText", { name }),
      }),
      run: ({ id }: ActivityCode) => client.call(deleteActivityCode, { params: { activityCodeId: id } }),
      done: ({ name }: ActivityCode) => t("organization.deleted", { name }),
    },
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Activity codes: what people do in their time, and how many it takes from the queues. */
export const ActivityCodesScreen = () => (
  <ListScreen list={activityCodes} Panel={ActivityCodePanel} fetchPanel={ActivityCodePanel.fetch} />
);
