import { TextFilter } from "@evolve/contracts/search";
import { deleteOpenidClient, type OpenidClientRow, searchOpenidClients } from "@evolve/contracts/openid-clients";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Tag } from "@evolve/widgets/tag";
import AppWindow from "lucide-react/icons/app-window";
import Trash from "lucide-react/icons/trash-2";
import { grantKeys } from "./grant-keys.ts";
import styles from "./openid-clients.module.css";

const OpenidClientPanel = lazyPart(async () => (await import("./openid-client-panel.tsx")).OpenidClientPanel);

const isOwn = ({ isBuiltIn }: OpenidClientRow): boolean => !isBuiltIn;

const clients = defineList(searchOpenidClients, "clients", {
  name: "openidClients",
  accepts: TextFilter,
  icon: <AppWindow />,
  texts: ({ t }) => ({
    title: t("openidClients.title"),
    lead: t("openidClients.lead"),
    search: t("openidClients.search"),
    searchAndFilter: t("openidClients.search"),
    count: (total) => t("openidClients.count", { total }),
    emptyTitle: t("openidClients.emptyTitle"),
    emptyText: t("openidClients.emptyText"),
    create: t("openidClients.create"),
  }),
  columns: ({ t }) => [
    {
      id: "name",
      header: t("openidClients.name"),
      isSortable: true,
      isHideable: false,
      width: 260,
      value: ({ name }) => name,
      cell: ({ name, isBuiltIn, isConfidential }) => (
        <span className={styles.name}>
          <span dir="auto">{name}</span>
          {isBuiltIn && <Tag>{t("openidClients.builtIn")}</Tag>}
          {!isConfidential && <Tag>{t("openidClients.public")}</Tag>}
        </span>
      ),
    },
    {
      id: "id",
      header: t("openidClients.clientId"),
      isSortable: true,
      width: 310,
      value: ({ id }) => id,
      cell: ({ id }) => id,
    },
    {
      id: "grants",
      header: t("openidClients.signIn"),
      width: 300,
      value: ({ grants }) => grants.map((grant) => t(grantKeys[grant])).join(", "),
      cell: ({ grants }) => grants.map((grant) => t(grantKeys[grant])).join(", "),
    },
    {
      id: "redirectUris",
      header: t("openidClients.redirectUris"),
      width: 320,
      value: ({ redirectUris }) => redirectUris.join(", "),
      cell: ({ redirectUris }) => <span dir="ltr">{redirectUris.join(", ")}</span>,
    },
  ],
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("openidClients.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "sso:edit",
      appliesTo: isOwn,
      confirm: ({ name }: OpenidClientRow) => ({
        title: t("openidClients.deleteTitle"),
        text: t("openidClients.deleteText", { name }),
      }),
      run: ({ id }: OpenidClientRow) => client.call(deleteOpenidClient, { params: { clientId: id } }),
      done: ({ name }: OpenidClientRow) => t("openidClients.deleted", { name }),
    },
  ],
  createPermission: "sso:edit",
  edit: { permission: "sso:edit", appliesTo: isOwn },
});

/** Admin, Applications: what signs in the tenant's users by OpenID Connect. */
export const OpenidClientsScreen = () => (
  <ListScreen list={clients} Panel={OpenidClientPanel} fetchPanel={OpenidClientPanel.fetch} />
);
