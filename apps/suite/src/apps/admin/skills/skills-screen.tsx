import { channelIds, deleteSkill, searchSkills, type SkillRow } from "@evolve/contracts/skills";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Star from "lucide-react/icons/star";
import Trash from "lucide-react/icons/trash-2";
import { channelNames } from "./channels.ts";
import styles from "./skills.module.css";

const SkillPanel = lazyPart(async () => (await import("./skill-panel.tsx")).SkillPanel);

const skills = defineList(searchSkills, "skills", {
  name: "skills",
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
  columns: ({ t }) => [
    {
      id: "name",
      header: t("organization.name"),
      isSortable: true,
      isHideable: false,
      width: 300,
      value: ({ name }) => name,
      cell: ({ colorCode, name }) => (
        <span className={styles.name}>
          <span className={styles.colour} style={{ background: colorCode }} aria-hidden="true" />
          <span dir="auto">{name}</span>
        </span>
      ),
    },
    {
      id: "channelId",
      header: t("organization.channel"),
      isSortable: true,
      width: 170,
      text: ({ channelId }) => (channelId === null ? "" : t(channelNames[channelId])),
      cell: ({ channelId }) => (channelId === null ? "" : t(channelNames[channelId])),
    },
    {
      id: "proficiency",
      header: t("organization.proficiency"),
      width: 150,
      text: ({ proficiencyEnabled }) =>
        t(proficiencyEnabled ? "organization.proficiencyOn" : "organization.proficiencyOff"),
      cell: ({ proficiencyEnabled }) =>
        t(proficiencyEnabled ? "organization.proficiencyOn" : "organization.proficiencyOff"),
    },
    {
      id: "members",
      header: t("organization.members"),
      align: "end",
      width: 150,
      value: ({ memberCount }) => memberCount,
      cell: ({ memberCount }) => t("organization.memberCount", { count: memberCount }),
    },
  ],
  statistics: { channelId: "choice", members: "number" },
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "channelId",
      label: ({ t }) => t("organization.channel"),
      options: ({ t }) => channelIds.map((id) => ({ id, label: t(channelNames[id]) })),
    },
  ],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("organization.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "skill:edit",
      confirm: ({ name }: SkillRow) => ({
        title: t("organization.skillsDeleteTitle"),
        text: t("organization.skillsDeleteText", { name }),
      }),
      run: ({ id }: SkillRow) => client.call(deleteSkill, { query: { id } }),
      done: ({ name }: SkillRow) => t("organization.deleted", { name }),
    },
  ],
  createPermission: "skill:edit",
  edit: { permission: "skill:edit", appliesTo: () => true },
});

/** Admin, Skills: what people can do, by channel and colour. */
export const SkillsScreen = () => <ListScreen list={skills} Panel={SkillPanel} fetchPanel={SkillPanel.fetch} />;
