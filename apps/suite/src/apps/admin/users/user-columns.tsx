import type { UserRow } from "@evolve/contracts/users";
import type { Words } from "@evolve/i18n";
import { ShellLink } from "@evolve/shell";
import { Avatar } from "@evolve/widgets/avatar";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TagList } from "@evolve/widgets/tag-list";
import { lockNote, statusOf } from "./user-status.ts";
import styles from "./users.module.css";

/** What somebody is called: one who has only been invited has no name yet. */
export const nameOfUser = ({ fullName, emailAddress }: Pick<UserRow, "fullName" | "emailAddress">): string =>
  fullName || emailAddress;

const Nothing = () => (
  <span className={styles.nothing} aria-hidden="true">
    –
  </span>
);

const nameOr = (named: { readonly name: string } | null) => named?.name ?? <Nothing />;

const minuteMs = 60_000;

/** How long ago something was; within a minute it is now. */
const sinceThen = (words: Words, at: string, now: Date): string =>
  words.relative(now.getTime() - Date.parse(at) < minuteMs ? now : at, now);

/** The columns of the list. Their ids are the fields that the server sorts by. */
export const userColumns = (words: Words): readonly GridColumn<UserRow>[] => {
  const { t } = words;
  const now = new Date();
  return [
    {
      id: "fullName",
      header: t("users.name"),
      isSortable: true,
      isHideable: false,
      width: 222,
      minWidth: 194,
      value: nameOfUser,
      cell: (user) => (
        <span className={styles.person}>
          <Avatar name={nameOfUser(user)} seed={user.id} />
          <span className={styles.personWords}>
            <ShellLink className={styles.personName} dir="auto" to={`/admin/users/${user.id}`}>
              {nameOfUser(user)}
            </ShellLink>
            {user.fullName !== "" && (
              <span className={styles.personMail} dir="auto">
                {user.kind === "service" ? t("users.serviceAccount") : user.emailAddress}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: "emailAddress",
      header: t("users.email"),
      isSortable: true,
      isHiddenAtFirst: true,
      width: 220,
      value: (user) => user.emailAddress,
      cell: (user) => user.emailAddress,
    },
    {
      id: "role",
      header: t("users.role"),
      isSortable: true,
      width: 112,
      minWidth: 98,
      value: (user) => user.role?.name ?? null,
      cell: (user) => nameOr(user.role),
    },
    {
      id: "team",
      header: t("users.team"),
      isSortable: true,
      width: 142,
      minWidth: 106,
      value: (user) => user.team?.name ?? null,
      cell: (user) => nameOr(user.team),
    },
    {
      id: "employeeGroup",
      header: t("users.employeeGroup"),
      isSortable: true,
      width: 142,
      minWidth: 114,
      value: (user) => user.employeeGroup?.name ?? null,
      cell: (user) => nameOr(user.employeeGroup),
    },
    {
      id: "status",
      header: t("users.status"),
      isSortable: true,
      width: 130,
      minWidth: 110,
      text: (user) => [t(statusOf(user).key), lockNote(words, user) ?? []].flat().join(" · "),
      cell: (user) => {
        const { tone, key } = statusOf(user);
        const note = lockNote(words, user);
        return (
          <span className={styles.personWords}>
            <StatusPill tone={tone}>{t(key)}</StatusPill>
            {note !== undefined && (
              <span className={styles.personMail} title={note}>
                {note}
              </span>
            )}
          </span>
        );
      },
    },
    {
      id: "skills",
      header: t("users.skills"),
      width: 204,
      minWidth: 150,
      text: (user) => user.skills.map(({ name }) => name).join(", "),
      cell: (user) =>
        user.skills.length === 0 ? (
          <Nothing />
        ) : (
          <TagList
            items={user.skills.map(({ id, name }) => ({ id, label: name }))}
            isCompact
            labels={{ more: (count) => t("users.moreSkills", { count }) }}
          />
        ),
    },
    {
      id: "lastSignInAt",
      header: t("users.lastSignIn"),
      isSortable: true,
      align: "end",
      width: 156,
      value: ({ lastSignInAt }) => (lastSignInAt === null ? null : new Date(lastSignInAt)),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          <span className={styles.nothing}>{t("users.never")}</span>
        ) : (
          <time className={styles.since} dateTime={lastSignInAt} title={words.date(lastSignInAt, "dateTime")}>
            {sinceThen(words, lastSignInAt, now)}
          </time>
        ),
    },
  ];
};
