import { WebhookFilter } from "@evolve/contracts/webhook-filter";
import { deleteWebhook, searchWebhooks, type Webhook } from "@evolve/contracts/webhooks";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import Trash from "lucide-react/icons/trash-2";
import WebhookIcon from "lucide-react/icons/webhook";

const WebhookPanel = lazyPart(async () => (await import("./webhook-panel.tsx")).WebhookPanel);

const statusOf = (words: Words, { isEnabled, isGivenUp, failingSince }: Webhook): [StatusTone, string] => {
  const { t } = words;
  if (isGivenUp) return ["danger", t("webhooks.givenUp")];
  if (!isEnabled) return ["neutral", t("webhooks.off")];
  if (failingSince !== null) return ["warning", t("webhooks.failing", { time: words.date(failingSince, "dateTime") })];
  return ["success", t("webhooks.on")];
};

const webhooks = defineList(searchWebhooks, "webhooks", {
  name: "webhooks",
  accepts: WebhookFilter,
  icon: <WebhookIcon />,
  texts: ({ t }) => ({
    title: t("webhooks.title"),
    lead: t("webhooks.lead"),
    search: t("webhooks.search"),
    searchAndFilter: t("webhooks.search"),
    count: (total) => t("webhooks.count", { total }),
    emptyTitle: t("webhooks.emptyTitle"),
    emptyText: t("webhooks.emptyText"),
    create: t("webhooks.create"),
  }),
  columns: (words) => [
    {
      id: "name",
      header: words.t("webhooks.name"),
      isSortable: true,
      isHideable: false,
      width: 240,
      value: ({ name }) => name,
      cell: ({ name }) => <span dir="auto">{name}</span>,
    },
    {
      id: "address",
      header: words.t("webhooks.address"),
      isSortable: true,
      width: 360,
      value: ({ address }) => address,
      cell: ({ address }) => <span dir="ltr">{address}</span>,
    },
    {
      id: "events",
      header: words.t("webhooks.events"),
      width: 140,
      value: ({ events }) => events.length,
      cell: ({ events }) => words.t("webhooks.eventsCount", { count: events.length }),
    },
    {
      id: "status",
      header: words.t("webhooks.status"),
      width: 260,
      value: (webhook) => statusOf(words, webhook)[1],
      cell: (webhook) => {
        const [tone, text] = statusOf(words, webhook);
        return <StatusPill tone={tone}>{text}</StatusPill>;
      },
    },
  ],
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("webhooks.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "tenant:edit",
      confirm: ({ name }: Webhook) => ({
        title: t("webhooks.deleteTitle"),
        text: t("webhooks.deleteText", { name }),
      }),
      run: ({ id }: Webhook) => client.call(deleteWebhook, { params: { webhookId: id } }),
      done: ({ name }: Webhook) => t("webhooks.deleted", { name }),
    },
  ],
  createPermission: "tenant:edit",
  edit: { permission: "tenant:edit", appliesTo: () => true },
});

/** Admin, Webhooks: the systems that are told what happens in the tenant. */
export const WebhooksScreen = () => <ListScreen list={webhooks} Panel={WebhookPanel} fetchPanel={WebhookPanel.fetch} />;
