import { channelIds, SkillFilter } from "@evolve/contracts/organisation-filters";
import { deleteSkill, searchSkills, type SkillRow } from "@evolve/contracts/skills";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Star from "lucide-react/icons/star";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { channelNames } from "./channels.ts";

const SkillPanel = lazyPart(async () => (await import("./skill-panel.tsx")).SkillPanel);

const skills = defineList(searchSkills, "skills", {
  name: "skills",
  accepts: SkillFilter,
  icon: <Star />,
  texts: ({ t }) => ({
    title: t("organization.skillsTitle"),
    lead: t("organization.skillsLead"),
    search: t("organization.skillsSearch"),
    searchAndFilter: t("organization.skillsSearch"),
    count: (total) => t("organization.skillsCount", { total }),
    emptyTitle: t("organization.skillsEmptyTitle"),
    emptyText: t("organization.skillsEmptyText"),
    create: t("organization.skillsCreate"),
  }),
  columns: (words) => [
    nameColumn(words, { width: 300, colourOf: ({ colorCode }) => colorCode }),
    {
      id: "channelId",
      header: words.t("organization.channel"),
      isSortable: true,
      width: 170,
      text: ({ channelId }) => (channelId === null ? "" : words.t(channelNames[channelId])),
      cell: ({ channelId }) => (channelId === null ? "" : words.t(channelNames[channelId])),
    },
    {
      id: "proficiency",
      header: words.t("organization.proficiency"),
      width: 150,
      text: ({ proficiencyEnabled }) =>
        words.t(proficiencyEnabled ? "organization.proficiencyOn" : "organization.proficiencyOff"),
      cell: ({ proficiencyEnabled }) =>
        words.t(proficiencyEnabled ? "organization.proficiencyOn" : "organization.proficiencyOff"),
    },
    {
      id: "members",
      header: words.t("organization.members"),
      align: "end",
      width: 150,
      value: ({ memberCount }) => memberCount,
      cell: ({ memberCount }) => words.t("organization.memberCount", { count: memberCount }),
    },
  ],
  statistics: { channelId: "choice", members: "number" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "channelId",
      label: ({ t }) => t("organization.channel"),
      options: ({ t }) => channelIds.map((id) => ({ id, label: t(channelNames[id]) })),
    },
  ],
  actions: ({ client, words }) => [
    deleteAction<SkillRow>(words, {
      permission: "skill:edit",
      title: words.t("organization.skillsDeleteTitle"),
      text: ({ name }) => words.t("organization.skillsDeleteText", { name }),
      details: deletionDetails("skill"),
      run: ({ id }) => client.call(deleteSkill, { query: { id } }),
    }),
  ],
  createPermission: "skill:edit",
  edit: { permission: "skill:edit", appliesTo: () => true, viewPermission: "skill:view" },
});

/** Admin, Skills: what people can do, by channel and colour. */
export const SkillsScreen = () => <ListScreen list={skills} Panel={SkillPanel} fetchPanel={SkillPanel.fetch} />;
