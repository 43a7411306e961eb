import { StateMappingFilter } from "@evolve/contracts/adherence-filters";
import { deleteStateMapping, searchStateMappings, type StateMapping } from "@evolve/contracts/state-mappings";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import Headset from "lucide-react/icons/headset";
import Trash from "lucide-react/icons/trash-2";
import { activityKindNames } from "../setup/choices.ts";

const MappingPanel = lazyPart(async () => (await import("./state-mapping-panel.tsx")).StateMappingPanel);

const kindsOf = (words: Words, { kinds }: StateMapping): string => {
  if (kinds === null) return words.t("adherence.notMapped");
  return kinds.length === 0
    ? words.t("adherence.mappingNone")
    : words.list(kinds.map((kind) => words.t(activityKindNames[kind])));
};

const mappings = defineList(searchStateMappings, "mappings", {
  name: "state-mappings",
  accepts: StateMappingFilter,
  icon: <Headset />,
  texts: ({ t }) => ({
    title: t("adherence.mappingsTitle"),
    lead: t("adherence.mappingsLead"),
    search: t("adherence.mappingsSearch"),
    searchAndFilter: t("adherence.mappingsSearch"),
    count: (total) => t("adherence.mappingsCount", { total }),
    emptyTitle: t("adherence.mappingsEmptyTitle"),
    emptyText: t("adherence.mappingsEmptyText"),
    create: t("adherence.mappingsCreate"),
  }),
  columns: (words) => [
    {
      id: "state",
      header: words.t("adherence.mappingState"),
      isSortable: true,
      isHideable: false,
      width: 240,
      value: ({ state }) => state,
      cell: ({ state }) => <span dir="auto">{state}</span>,
    },
    {
      id: "kinds",
      header: words.t("adherence.mappingKinds"),
      width: 420,
      value: (row) => kindsOf(words, row),
      cell: (row) =>
        row.kinds === null ? <StatusPill tone="warning">{kindsOf(words, row)}</StatusPill> : kindsOf(words, row),
    },
  ],
  firstSort: [{ id: "state", descending: false }],
  rowLabel: ({ state }) => state,
  filters: [
    {
      field: "isMapped",
      label: ({ t }) => t("adherence.mappingIsMapped"),
      options: ({ t }) => [
        { id: "yes", label: t("adherence.yes") },
        { id: "no", label: t("adherence.no") },
      ],
    },
  ],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("adherence.mappingDelete"),
      icon: <Trash />,
      tone: "danger",
      permission: "wfm:adherence:edit",
      confirm: ({ state }: StateMapping) => ({
        title: t("adherence.mappingDeleteTitle"),
        text: t("adherence.mappingDeleteText", { state }),
      }),
      run: ({ id }: StateMapping) => client.call(deleteStateMapping, { params: { mappingId: id } }),
      done: ({ state }: StateMapping) => t("adherence.mappingDeleted", { state }),
    },
  ],
  createPermission: "wfm:adherence:edit",
  edit: { permission: "wfm:adherence:edit", appliesTo: () => true },
});

/** WFM, Agent states: which activities each state of the contact system is right for. */
export const StateMappingsScreen = () => (
  <ListScreen list={mappings} Panel={MappingPanel} fetchPanel={MappingPanel.fetch} />
);
