import {
  createTopic,
  deleteTopic,
  restoreTopic,
  retireTopic,
  searchTopics,
  type Topic,
  TopicFilter,
} from "@evolve/contracts/interaction-topics";
import type { Words } from "@evolve/i18n";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Copy from "lucide-react/icons/copy";
import Tags from "lucide-react/icons/tags";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { speakerNames } from "./topic-words.ts";
import { percent, signedPercent } from "../../../parts/percent.ts";

const TopicPanel = lazyPart(async () => (await import("./topic-panel.tsx")).TopicPanel);

const edit = "analytics:edit" as const;

const changeOf = (words: Words, { interactions, before, progress }: Topic): string => {
  if (progress) {
    const share = progress.total === 0 ? 0 : Math.min(1, progress.checked / progress.total);
    return words.t("analytics.searching", { share: percent(words, share) });
  }
  return signedPercent(words, before === 0 ? null : interactions / before - 1);
};

const phrasesOf = ({ rules: { any, all } }: Topic): string => [...any, ...all].join(", ");

const topics = defineList(searchTopics, "topics", {
  name: "topics",
  accepts: TopicFilter,
  icon: <Tags />,
  texts: ({ t }) => ({
    title: t("analytics.topics"),
    lead: t("analytics.topicsLead"),
    search: t("analytics.topicsSearch"),
    searchAndFilter: t("analytics.topicsSearch"),
    count: (total) => t("analytics.topicsCount", { total }),
    emptyTitle: t("analytics.topicsEmptyTitle"),
    emptyText: t("analytics.topicsEmptyText"),
    create: t("analytics.newTopic"),
  }),
  columns: (words) => [
    nameColumn(words, {
      header: words.t("analytics.topicName"),
      width: 240,
      tagOf: ({ isRetired }) => (isRetired ? words.t("analytics.isRetired") : undefined),
    }),
    {
      id: "interactions",
      header: words.t("analytics.lastDays"),
      isSortable: true,
      width: 150,
      align: "end",
      value: ({ interactions }) => interactions,
      cell: ({ id, interactions }) => (
        <ShellLink to={`/analytics/overview?topicId=${id}`}>{words.number(interactions)}</ShellLink>
      ),
    },
    {
      id: "before",
      header: words.t("analytics.daysBefore"),
      isSortable: true,
      width: 150,
      align: "end",
      value: ({ before }) => before,
      cell: ({ before }) => words.number(before),
    },
    {
      id: "change",
      header: words.t("analytics.changeOf"),
      width: 150,
      align: "end",
      text: (row) => changeOf(words, row),
      cell: (row) => <span className="ev-num">{changeOf(words, row)}</span>,
    },
    {
      id: "phrases",
      header: words.t("analytics.phrases"),
      width: 300,
      text: phrasesOf,
      cell: (row) => <span dir="auto">{phrasesOf(row)}</span>,
    },
    {
      id: "speaker",
      header: words.t("analytics.saidBy"),
      width: 130,
      text: ({ rules }) => words.t(speakerNames[rules.speaker]),
      cell: ({ rules }) => words.t(speakerNames[rules.speaker]),
    },
    {
      id: "updatedAt",
      header: words.t("analytics.updatedAt"),
      isSortable: true,
      isHiddenAtFirst: true,
      width: 180,
      value: ({ updatedAt }) => updatedAt,
      text: ({ updatedAt }) => words.date(updatedAt, "dateTime"),
      cell: ({ updatedAt }) => words.date(updatedAt, "dateTime"),
    },
  ],
  statistics: { interactions: "number", before: "number", updatedAt: "instant" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "isRetired",
      label: ({ t }) => t("analytics.isRetired"),
      options: ({ t }) => [
        { id: "yes", label: t("interactions.yes") },
        { id: "no", label: t("interactions.no") },
      ],
    },
  ],
  actions: ({ client, words }) => [
    {
      id: "copy",
      label: words.t("analytics.copy"),
      icon: <Copy />,
      permission: edit,
      run: ({ name, description, rules }: Topic) =>
        client.call(createTopic, { body: { name: words.t("analytics.copyName", { name }), description, rules } }),
      done: ({ name }: Topic) => words.t("analytics.copied", { name }),
    },
    {
      id: "retire",
      label: words.t("analytics.retire"),
      icon: <Archive />,
      permission: edit,
      appliesTo: ({ isRetired }: Topic) => !isRetired,
      run: ({ id: topicId }: Topic) => client.call(retireTopic, { params: { topicId } }),
      done: ({ name }: Topic) => words.t("analytics.retired", { name }),
      undo: ({ id: topicId }: Topic) => client.call(restoreTopic, { params: { topicId } }),
    },
    {
      id: "restore",
      label: words.t("analytics.restore"),
      icon: <ArchiveRestore />,
      permission: edit,
      appliesTo: ({ isRetired }: Topic) => isRetired,
      run: ({ id: topicId }: Topic) => client.call(restoreTopic, { params: { topicId } }),
      done: ({ name }: Topic) => words.t("analytics.restored", { name }),
    },
    deleteAction<Topic>(words, {
      permission: edit,
      title: words.t("analytics.deleteTitle"),
      text: ({ name }) => words.t("analytics.deleteText", { name }),
      run: ({ id: topicId }) => client.call(deleteTopic, { params: { topicId } }),
    }),
  ],
  createPermission: edit,
  edit: { permission: edit, appliesTo: () => true },
});

/** Analytics, Topics: what the tenant looks for in what is said. Making one needs the right to listen. */
export const TopicsScreen = () => {
  const { holds } = useShell();
  return holds("recording:listen") ? (
    <ListScreen list={topics} Panel={TopicPanel} fetchPanel={TopicPanel.fetch} />
  ) : (
    <ListScreen list={topics} />
  );
};
