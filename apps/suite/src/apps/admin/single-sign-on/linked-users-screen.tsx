import { TextFilter } from "@evolve/contracts/search";
import { unlinkSamlUser } from "@evolve/contracts/saml";
import { type LinkedUserRow, searchSamlUsers } from "@evolve/contracts/saml-users";
import { defineList, ListScreen } from "@evolve/shell/kit";
import Link from "lucide-react/icons/link";
import Unlink from "lucide-react/icons/unlink";

const linkedUsers = defineList(searchSamlUsers, "users", {
  name: "linkedUsers",
  accepts: TextFilter,
  icon: <Link />,
  texts: ({ t }) => ({
    title: t("singleSignOn.usersTitle"),
    lead: t("singleSignOn.usersLead"),
    search: t("singleSignOn.usersSearch"),
    searchAndFilter: t("singleSignOn.usersSearch"),
    count: (total) => t("singleSignOn.usersCount", { total }),
    emptyTitle: t("singleSignOn.usersEmptyTitle"),
    emptyText: t("singleSignOn.usersEmptyText"),
  }),
  columns: ({ t, date }) => [
    {
      id: "userName",
      header: t("singleSignOn.userName"),
      isSortable: true,
      isHideable: false,
      width: 260,
      value: ({ userName }) => userName,
      cell: ({ userName }) => <span dir="auto">{userName}</span>,
    },
    {
      id: "person",
      header: t("singleSignOn.person"),
      width: 220,
      value: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      cell: ({ firstName, lastName }) => <span dir="auto">{`${firstName} ${lastName}`}</span>,
    },
    {
      id: "nameId",
      header: t("singleSignOn.nameThere"),
      isSortable: true,
      width: 300,
      value: ({ nameId }) => nameId,
      cell: ({ nameId }) => <span dir="auto">{nameId}</span>,
    },
    {
      id: "linkedAt",
      header: t("singleSignOn.linkedAt"),
      isSortable: true,
      width: 190,
      value: ({ linkedAt }) => date(linkedAt, "dateTime"),
      cell: ({ linkedAt }) => date(linkedAt, "dateTime"),
    },
  ],
  firstSort: [{ id: "userName", descending: false }],
  rowLabel: ({ userName }) => userName,
  filters: [],
  actions: ({ client, words: { t } }) => [
    {
      id: "unlink",
      label: t("singleSignOn.unlink"),
      icon: <Unlink />,
      tone: "danger",
      permission: "sso:edit",
      confirm: ({ userName }: LinkedUserRow) => ({
        title: t("singleSignOn.unlinkTitle"),
        text: t("singleSignOn.unlinkText", { name: userName }),
      }),
      run: ({ id }: LinkedUserRow) => client.call(unlinkSamlUser, { params: { userId: id } }),
      done: ({ userName }: LinkedUserRow) => t("singleSignOn.unlinked", { name: userName }),
    },
  ],
});

/** Admin, Single sign-on, Linked users: who has come from the identity provider, by which name. */
export const LinkedUsersScreen = () => <ListScreen list={linkedUsers} />;
