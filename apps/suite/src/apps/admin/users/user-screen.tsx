import { readUser, type UserDetails } from "@evolve/contracts/users";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { AccessKeys } from "@evolve/shell/access-keys";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { Avatar } from "@evolve/widgets/avatar";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import { BackLink } from "../../../parts/back-link.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { UserActions } from "./user-actions.tsx";
import { ActedAs } from "./acted-as.tsx";
import { MembershipsCard } from "./memberships-card.tsx";
import { RolesCard } from "./roles-card.tsx";
import { TogglesCard } from "./toggles-card.tsx";
import { nameOfUser } from "./user-columns.tsx";
import { UserDevicesCard } from "./user-devices-card.tsx";
import { UserHistoryCard } from "./user-history-card.tsx";
import { UserSessionsCard } from "./user-sessions-card.tsx";
import { lockNote, statusOf } from "./user-status.ts";
import styles from "./user-screen.module.css";
import parts from "../../../parts/parts.module.css";

/** Admin, Users, one of them: who they are, what they may do, where they are signed in, and what was done about them. */
export const UserScreen = () => {
  const { t } = useWords();
  const { client, holds, user: self } = useShell();
  const userId = useRouteParam("userId");
  const { data, error, refetch } = useQuery({
    // The panel keeps the user in another form, under a key of its own.
    queryKey: ["users", "page", userId],
    queryFn: ({ signal }) => client.call(readUser, { params: { userId } }, { signal, retryAfter: true }),
  });
  const user = data?.user;
  const mayEdit = holds("user:edit");
  const mayKeys = holds("accessKey:view") || (userId === self.id && holds("myAccessKey:view"));
  return (
    <Page
      title={user ? nameOfUser(user) : t("users.one")}
      lead={<BackLink to="/admin/users">{t("users.title")}</BackLink>}
      actions={user && <UserActions user={user} />}
    >
      {user === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={parts.cards}>
          <div className={parts.column}>
            <ActedAs userId={userId} />
            <ProfileCard user={user} />
            {user.kind === "person" && <MembershipsCard user={user} />}
            {user.status === "ACTIVE" && mayKeys && (
              <Card title={t("accessKeys.title")}>
                <AccessKeys userId={userId} />
              </Card>
            )}
            {mayEdit && <UserHistoryCard userId={userId} />}
          </div>
          <div className={parts.column}>
            <RolesCard user={user} />
            {mayEdit && user.status === "ACTIVE" && (
              <>
                <UserSessionsCard user={user} />
                {user.kind === "person" && <UserDevicesCard userId={userId} />}
              </>
            )}
            {user.kind === "person" && user.status !== "DELETED" && <TogglesCard user={user} />}
          </div>
        </div>
      )}
    </Page>
  );
};

const personRows = (words: Words, user: UserDetails) => {
  const { t } = words;
  return [
    [t("users.email"), user.emailAddress],
    [t("users.userName"), user.userName],
    [t("users.hireDate"), words.date(user.hireDate, "date", "UTC")],
    [t("users.lastSignIn"), user.lastSignInAt === null ? t("users.never") : words.date(user.lastSignInAt, "dateTime")],
    [t("users.signInMeans"), t(user.samlUser ? "users.singleSignOn" : "users.password")],
  ];
};

const accountRows = (words: Words, user: UserDetails) => {
  const { t } = words;
  return [
    [t("users.kind"), t("users.serviceAccount")],
    [t("users.createdAt"), words.date(user.createdAt, "dateTime")],
    [t("users.signInMeans"), t("users.accessKeysOnly")],
  ];
};

const ProfileCard = ({ user }: { readonly user: UserDetails }) => {
  const words = useWords();
  const { t } = words;
  const { tone, key } = statusOf(user);
  const note = lockNote(words, user);
  const rows = [
    ...(note === undefined ? [] : [[t("users.lockState"), note]]),
    ...(user.kind === "service" ? accountRows(words, user) : personRows(words, user)),
  ];
  return (
    <Card title={t("users.profile")} note={<StatusPill tone={tone}>{t(key)}</StatusPill>}>
      <div className={styles.person}>
        <Avatar name={nameOfUser(user)} seed={user.id} />
        <span dir="auto">{nameOfUser(user)}</span>
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
