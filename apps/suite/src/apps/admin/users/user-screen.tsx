import { readUser, type UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { Page, ShellLink, useRouteParam, useShell } from "@evolve/shell";
import { Avatar } from "@evolve/widgets/avatar";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TagList } from "@evolve/widgets/tag-list";
import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Pencil from "lucide-react/icons/pencil";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { nameOfUser } from "./user-columns.tsx";
import { UserHistoryCard } from "./user-history-card.tsx";
import { UserSessionsCard } from "./user-sessions-card.tsx";
import { statusOf } from "./user-status.ts";
import styles from "./user-screen.module.css";
import parts from "../../../parts/parts.module.css";

const UserPanel = lazyPart(async () => (await import("./user-panel.tsx")).UserPanel);

/** Admin, Users, one of them: who they are, what they may do, where they are signed in, and what was done about them. */
export const UserScreen = () => {
  const { t } = useWords();
  const { client, holds } = useShell();
  const userId = useRouteParam("userId");
  const [isEdited, setEdited] = useState(false);
  const { data, error, refetch } = useQuery({
    // The panel keeps the user in another form, under a key of its own.
    queryKey: ["users", "page", userId],
    queryFn: ({ signal }) => client.call(readUser, { params: { userId } }, { signal, retryAfter: true }),
  });
  const user = data?.user;
  const mayEdit = holds("user:edit");
  return (
    <Page
      title={user ? nameOfUser(user) : t("users.one")}
      lead={
        <ShellLink to="/admin/users" className={styles["back"]}>
          <ArrowLeft aria-hidden="true" />
          {t("users.title")}
        </ShellLink>
      }
      actions={
        mayEdit &&
        user &&
        user.status !== "DELETED" && (
          <Button
            variant="primary"
            icon={<Pencil />}
            onHoverStart={UserPanel.fetch}
            onFocus={UserPanel.fetch}
            onPress={() => setEdited(true)}
          >
            {t("list.edit")}
          </Button>
        )
      }
    >
      {user === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={parts.cards}>
          <div className={parts.column}>
            <ProfileCard user={user} />
            {mayEdit && <UserHistoryCard userId={userId} />}
          </div>
          <div className={parts.column}>
            <RolesCard user={user} />
            {user.skills.length > 0 && <SkillsCard user={user} />}
            {mayEdit && user.status === "ACTIVE" && <UserSessionsCard user={user} />}
          </div>
        </div>
      )}
      <Suspense>{isEdited && <UserPanel rowId={userId} onClose={() => setEdited(false)} />}</Suspense>
    </Page>
  );
};

interface UserCardProps {
  readonly user: UserDetails;
}

const ProfileCard = ({ user }: UserCardProps) => {
  const words = useWords();
  const { t } = words;
  const { tone, key } = statusOf(user);
  const rows = [
    [t("users.email"), user.emailAddress],
    [t("users.userName"), user.userName],
    [t("users.team"), user.team?.name],
    [t("users.employeeGroup"), user.employeeGroup?.name],
    [t("users.hireDate"), words.date(`${user.hireDate}T12:00:00Z`, "date")],
    [t("users.lastSignIn"), user.lastSignInAt === null ? t("users.never") : words.date(user.lastSignInAt, "dateTime")],
    [t("users.signInMeans"), t(user.samlUser ? "users.singleSignOn" : "users.password")],
  ];
  return (
    <Card title={t("users.profile")} note={<StatusPill tone={tone}>{t(key)}</StatusPill>}>
      <div className={styles["person"]}>
        <Avatar name={nameOfUser(user)} seed={user.id} />
        <span dir="auto">{nameOfUser(user)}</span>
      </div>
      <dl className={styles["facts"]}>
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

const RolesCard = ({ user: { role, secondaryRoles } }: UserCardProps) => {
  const { t } = useWords();
  return (
    <Card title={t("users.roles")}>
      <dl className={styles["facts"]}>
        <div>
          <dt>{t("users.role")}</dt>
          <dd dir="auto">{role?.name ?? "–"}</dd>
        </div>
        {secondaryRoles.length > 0 && (
          <div>
            <dt>{t("users.secondaryRoles")}</dt>
            <dd dir="auto">{secondaryRoles.map(({ name }) => name).join(", ")}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
};

const SkillsCard = ({ user: { skills } }: UserCardProps) => {
  const { t } = useWords();
  return (
    <Card title={t("users.skills")}>
      <TagList
        items={skills.map(({ id, name }) => ({ id, label: name }))}
        labels={{ more: (count) => t("users.moreSkills", { count }) }}
      />
    </Card>
  );
};
