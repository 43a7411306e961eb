import { setUserLock } from "@evolve/contracts/authentication";
import { removeFactors } from "@evolve/contracts/remove-factors";
import { resendInvitations } from "@evolve/contracts/resend-invitations";
import { limits } from "@evolve/contracts/limits";
import { startPasswordReset } from "@evolve/contracts/passwords";
import { endUserSessions } from "@evolve/contracts/sessions";
import { deleteUser, deleteUsersById, reviveUser } from "@evolve/contracts/user-administration";
import { LockState, searchUsers, UserKind, type UserRow, UserFilter } from "@evolve/contracts/users";
import { UserStatus } from "@evolve/contracts/user-status";
import { type Shell, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import KeyRound from "lucide-react/icons/key-round";
import FileUp from "lucide-react/icons/file-up";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import LogOut from "lucide-react/icons/log-out";
import Send from "lucide-react/icons/send";
import Trash from "lucide-react/icons/trash-2";
import UserCheck from "lucide-react/icons/user-check";
import ShieldOff from "lucide-react/icons/shield-off";
import Users from "lucide-react/icons/users";
import { roleChoices, teams } from "./choices.ts";
import { nameOfUser, userColumns } from "./user-columns.tsx";
import { kindNames, lockNames, statusNames } from "./user-status.ts";

const UserPanel = lazyPart(async () => (await import("./user-panel.tsx")).UserPanel);

/** What an administrator does about an account, a lost phone, or a session that was left open. */
const userActions = ({ client, user: self, words: { t } }: Shell) => {
  const idOf = (user: UserRow) => ({ params: { userId: user.id } });
  const setLock = (locked: boolean) => (user: UserRow) => client.call(setUserLock, { ...idOf(user), body: { locked } });
  const isActiveOther = (user: UserRow) => user.status === "ACTIVE" && user.id !== self.id;
  const edit = { permission: "user:edit" } as const;
  return [
    {
      id: "resend",
      label: t("users.resend"),
      icon: <Send />,
      permission: "user:create" as const,
      appliesTo: ({ status }: UserRow) => status === "PENDING" || status === "UNREGISTERED",
      run: ({ id }: UserRow) => client.call(resendInvitations, { body: { resend: true, userIds: [id] } }),
      done: ({ emailAddress }: UserRow) => t("users.resent", { email: emailAddress }),
      bulk: {
        confirm: (count: number) => ({ title: t("users.resendManyTitle", { count }), text: t("users.resendManyText") }),
        run: (rows: readonly UserRow[]) =>
          client.call(resendInvitations, { body: { resend: true, userIds: rows.map(({ id }) => id) } }),
        atOnce: limits.inviteAtOnce,
        done: (count: number) => t("users.resentMany", { count }),
      },
    },
    {
      ...edit,
      id: "unlock",
      label: t("users.unlock"),
      icon: <LockOpen />,
      appliesTo: ({ locked }: UserRow) => locked,
      run: setLock(false),
      done: (user: UserRow) => t("users.unlocked", { name: nameOfUser(user) }),
      optimistic: (user: UserRow) => ({ ...user, locked: false }),
      bulk: {
        confirm: (count: number) => ({
          title: t("users.unlockManyTitle", { count }),
          text: t("users.unlockManyText", { count }),
        }),
        done: (count: number) => t("users.unlockedMany", { count }),
      },
    },
    {
      ...edit,
      id: "lock",
      label: t("users.lock"),
      icon: <Lock />,
      appliesTo: (user: UserRow) => isActiveOther(user) && !user.locked,
      confirm: (user: UserRow) => ({
        title: t("users.lockTitle"),
        text: t("users.lockText", { name: nameOfUser(user) }),
      }),
      run: setLock(true),
      done: (user: UserRow) => t("users.locked", { name: nameOfUser(user) }),
      bulk: {
        confirm: (count: number) => ({
          title: t("users.lockManyTitle", { count }),
          text: t("users.lockManyText", { count }),
        }),
        done: (count: number) => t("users.lockedMany", { count }),
      },
    },
    {
      ...edit,
      id: "end-sessions",
      label: t("users.endSessions"),
      icon: <LogOut />,
      appliesTo: isActiveOther,
      confirm: (user: UserRow) => ({
        title: t("users.endSessionsTitle"),
        text: t("users.endSessionsText", { name: nameOfUser(user) }),
      }),
      run: (user: UserRow) => client.call(endUserSessions, idOf(user)),
      done: (user: UserRow) => t("users.sessionsEnded", { name: nameOfUser(user) }),
      bulk: {
        confirm: (count: number) => ({
          title: t("users.endSessionsManyTitle", { count }),
          text: t("users.endSessionsManyText"),
        }),
        done: (count: number) => t("users.sessionsEndedMany", { count }),
      },
    },
    {
      ...edit,
      id: "reset-password",
      label: t("users.resetPassword"),
      icon: <KeyRound />,
      appliesTo: (user: UserRow) => isActiveOther(user) && user.kind === "person",
      confirm: (user: UserRow) => ({
        title: t("users.resetPasswordTitle"),
        text: t("users.resetPasswordText", { name: nameOfUser(user) }),
      }),
      run: ({ emailAddress: email }: UserRow) => client.call(startPasswordReset, { body: { email } }),
      done: (user: UserRow) => t("users.passwordResetStarted", { name: nameOfUser(user) }),
      bulk: {
        confirm: (count: number) => ({
          title: t("users.resetPasswordManyTitle", { count }),
          text: t("users.resetPasswordManyText"),
        }),
        done: (count: number) => t("users.passwordResetStartedMany", { count }),
      },
    },
    {
      ...edit,
      id: "remove-factors",
      label: t("users.removeFactors"),
      icon: <ShieldOff />,
      appliesTo: (user: UserRow) => isActiveOther(user) && user.kind === "person",
      confirm: (user: UserRow) => ({
        title: t("users.removeFactorsTitle"),
        text: t("users.removeFactorsText", { name: nameOfUser(user) }),
      }),
      run: (user: UserRow) => client.call(removeFactors, idOf(user)),
      done: (user: UserRow) => t("users.factorsRemoved", { name: nameOfUser(user) }),
    },
    {
      id: "revive",
      label: t("users.revive"),
      icon: <UserCheck />,
      permission: "user:create" as const,
      appliesTo: ({ status }: UserRow) => status === "DELETED",
      run: ({ id }: UserRow) => client.call(reviveUser, { body: { userId: id } }),
      done: (user: UserRow) =>
        t(user.kind === "person" ? "users.revived" : "users.accountRevived", { name: nameOfUser(user) }),
    },
    {
      id: "delete",
      label: t("users.delete"),
      icon: <Trash />,
      tone: "danger" as const,
      permission: "user:delete" as const,
      appliesTo: ({ id, status }: UserRow) => status !== "DELETED" && id !== self.id,
      confirm: (user: UserRow) => ({
        title: t(user.kind === "person" ? "users.deleteTitle" : "users.deleteAccountTitle"),
        text: t(user.kind === "person" ? "users.deleteText" : "users.deleteAccountText", { name: nameOfUser(user) }),
      }),
      run: ({ id }: UserRow) => client.call(deleteUser, { body: { userId: id } }),
      done: (user: UserRow) => t("users.deleted", { name: nameOfUser(user) }),
      bulk: {
        confirm: (count: number) => ({ title: t("users.deleteManyTitle", { count }), text: t("users.deleteManyText") }),
        run: (rows: readonly UserRow[]) =>
          client.call(deleteUsersById, { body: { userIds: rows.map(({ id }) => id) } }),
        atOnce: limits.usersAtOnce,
        done: (count: number) => t("users.deletedMany", { count }),
      },
    },
  ];
};

const users = defineList(searchUsers, "users", {
  name: "users",
  accepts: UserFilter,
  icon: <Users />,
  texts: ({ t }) => ({
    title: t("users.title"),
    lead: t("users.lead"),
    search: t("users.search"),
    searchAndFilter: t("users.searchAndFilter"),
    count: (total) => t("users.count", { total }),
    emptyTitle: t("users.emptyTitle"),
    emptyText: t("users.emptyText"),
    create: t("users.invite"),
  }),
  columns: userColumns,
  statistics: { status: "choice", lastSignInAt: "instant" },
  firstSort: [{ id: "fullName", descending: false }],
  rowLabel: nameOfUser,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("users.status"),
      options: ({ t }) => UserStatus.options.map((id) => ({ id, label: t(statusNames[id]) })),
    },
    {
      field: "kind",
      label: ({ t }) => t("users.kind"),
      options: ({ t }) => UserKind.options.map((id) => ({ id, label: t(kindNames[id]) })),
    },
    {
      field: "locked",
      label: ({ t }) => t("users.lockState"),
      options: ({ t }) => LockState.options.map((id) => ({ id, label: t(lockNames[id]) })),
    },
    { field: "roleId", label: ({ t }) => t("users.role"), query: roleChoices },
    { field: "teamId", label: ({ t }) => t("users.team"), searched: teams },
  ],
  actions: userActions,
  createPermission: "user:create",
  edit: { permission: "user:edit", appliesTo: ({ status }) => status !== "DELETED" },
});

/** Admin, Users: the people of the tenant and, where the filter asks for them, its service accounts. */
export const UsersScreen = () => {
  const { holds, navigate, words } = useShell();
  return (
    <ListScreen
      list={users}
      Panel={UserPanel}
      fetchPanel={UserPanel.fetch}
      headActions={
        holds("user:create") && (
          <Button icon={<FileUp />} onPress={() => navigate("/admin/users/import")}>
            {words.t("users.importFile")}
          </Button>
        )
      }
    />
  );
};
