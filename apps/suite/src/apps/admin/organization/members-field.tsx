import { type Membership, searchMembers } from "@evolve/contracts/members";
import { organisationLimits } from "@evolve/contracts/organisation";
import { searchUsers } from "@evolve/contracts/users";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Avatar } from "@evolve/widgets/avatar";
import { IconButton } from "@evolve/widgets/icon-button";
import { type ChoiceAnswer, MultiSelect, type ServerChoices } from "@evolve/widgets/multi-select";
import { NumericSelector } from "@evolve/widgets/numeric-selector";
import { SearchField } from "@evolve/widgets/search-field";
import { Tag } from "@evolve/widgets/tag";
import { useQueryClient } from "@tanstack/react-query";
import Undo from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import type { MemberChanges } from "./member-changes.ts";
import styles from "./members-field.module.css";

interface MembersFieldProps {
  readonly of: Membership;
  /** Null for something that is not there yet, and has no members. */
  readonly id: string | null;
  readonly value: MemberChanges;
  readonly onChange: (changes: MemberChanges) => void;
  readonly hasProficiency?: boolean;
  readonly isReadOnly?: boolean;
}

const pageSize = 20;
/** Where the people are kept that were found. */
const peopleKey = ["users", "people"];
const grades = Array.from({ length: organisationLimits.proficiencyMax }, (_, index) => index + 1);

/** Who belongs to a team, group, employee group or skill: people are found on the server, and change when the form is saved. */
export const MembersField = ({ of, id, value, onChange, ...own }: MembersFieldProps) => {
  const { hasProficiency = false, isReadOnly = false } = own;
  const { client, holds, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [search, setSearch] = useState("");
  const members = useGrowingList({
    queryKey: ["members", of, id, search],
    fetchPage: (skip: number | undefined, signal) =>
      client.call(searchMembers, { body: { of, id: id ?? "", filter: { search }, skip, top: pageSize } }, { signal }),
    rowsOf: (page) => page.members,
    nextCursor: ({ next }, skip = 0) => (next === undefined ? undefined : skip + pageSize),
    isEnabled: id !== null,
  });
  const people: ServerChoices = {
    queryKey: peopleKey,
    fetchChoices: async (text, signal) => {
      const body = { filter: { search: text }, top: 50 };
      const { users, totalRecords } = await client.call(searchUsers, { body }, { signal });
      const options = users.map((user) => ({
        id: user.id,
        label: user.fullName === "" ? user.emailAddress : `${user.fullName} · ${user.emailAddress}`,
      }));
      return { options, total: totalRecords };
    },
  };
  /** Of somebody who has just been chosen, and so was found. */
  const nameOf = (userId: string): string =>
    queryClient
      .getQueriesData<ChoiceAnswer>({ queryKey: peopleKey })
      .flatMap(([, answer]) => answer?.options ?? [])
      .find((option) => option.id === userId)
      ?.label.split(" · ", 1)[0] ?? userId;
  const current = members.rows ?? [];
  const total = (members.page?.totalRecords ?? 0) + value.added.filter(({ isMember }) => !isMember).length;
  const fresh = value.added.filter(({ isMember }) => !isMember);

  const remove = (userId: string) =>
    onChange({
      added: value.added.filter((one) => one.userId !== userId),
      removed: [...value.removed, userId],
    });
  const keep = (userId: string) => onChange({ ...value, removed: value.removed.filter((one) => one !== userId) });
  const drop = (userId: string) => onChange({ ...value, added: value.added.filter((one) => one.userId !== userId) });
  const grade = (userId: string, fullName: string, isMember: boolean, proficiency: number) => {
    const others = value.added.filter((one) => one.userId !== userId);
    onChange({ ...value, added: [...others, { userId, fullName, proficiency, isMember }] });
  };
  const gradeOf = (userId: string): number | null =>
    value.added.find((one) => one.userId === userId)?.proficiency ?? null;

  return (
    <section className={styles.members} aria-label={t("organization.members")}>
      <div className={styles.head}>
        <h3>{t("organization.members")}</h3>
        {(id === null || members.rows !== undefined) && (
          <span className="ev-num" role="status">
            {t("organization.memberCount", { count: total - value.removed.length })}
          </span>
        )}
      </div>
      {holds("user:view") && !isReadOnly && (
        <MultiSelect
          label={t("organization.addPeople")}
          placeholder={t("organization.addPeopleHint")}
          isSearchable
          maximum={200}
          value={{ all: false, selected: fresh.map(({ userId }) => userId) }}
          knownOptions={fresh.map(({ userId, fullName }) => ({ id: userId, label: fullName }))}
          server={people}
          onChange={({ selected }) => {
            const kept = value.added.filter(({ userId, isMember }) => isMember || selected.includes(userId));
            const chosen = selected.filter((userId) => !kept.some((one) => one.userId === userId));
            onChange({
              added: [
                ...kept,
                ...chosen.map((userId) => ({
                  userId,
                  fullName: nameOf(userId),
                  proficiency: null,
                  isMember: false,
                })),
              ],
              removed: value.removed.filter((userId) => !selected.includes(userId)),
            });
          }}
        />
      )}
      {id !== null && (members.page?.totalRecords ?? 0) + search.length > pageSize / 2 && (
        <SearchField
          label={t("organization.findMember")}
          placeholder={t("organization.findMember")}
          value={search}
          onSearch={setSearch}
        />
      )}
      {id !== null && members.rows === undefined && <QueryState error={members.error} onRetry={members.retry} />}
      {(id === null || members.rows !== undefined) && current.length + fresh.length === 0 && (
        <p className={styles.none}>{t(search === "" ? "organization.noMembers" : "organization.noMemberFound")}</p>
      )}
      <PreviousRows list={members} />
      <ul className={styles.list}>
        {[
          ...fresh.map((one) => ({ ...one, id: one.userId, emailAddress: "", isMember: false })),
          ...current
            .filter((one) => !fresh.some(({ userId }) => userId === one.id))
            .map((one) => ({ ...one, isMember: true })),
        ].map((member) => {
          const name = member.fullName.trim() === "" ? member.emailAddress : member.fullName;
          const isRemoved = value.removed.includes(member.id);
          return (
            <li key={member.id} className={styles.member} data-removed={isRemoved || undefined}>
              <Avatar name={name} seed={member.id} />
              <span className={styles.words}>
                <span dir="auto">{name}</span>
                {member.emailAddress !== "" && (
                  <span className={styles.mail} dir="auto">
                    {member.emailAddress}
                  </span>
                )}
              </span>
              {!member.isMember && <Tag tone="brand">{t("organization.added")}</Tag>}
              {isRemoved && <Tag>{t("organization.removed")}</Tag>}
              {hasProficiency && isReadOnly && (
                <span className="ev-num">
                  {words.number(member.proficiency ?? organisationLimits.proficiencyDefault)}
                </span>
              )}
              {hasProficiency && !isReadOnly && !isRemoved && (
                <NumericSelector
                  className={styles.grade}
                  label={t("organization.proficiencyOf", { name })}
                  isLabelHidden
                  values={grades}
                  value={gradeOf(member.id) ?? member.proficiency ?? organisationLimits.proficiencyDefault}
                  onChange={(proficiency) => grade(member.id, name, member.isMember, proficiency)}
                />
              )}
              {!isReadOnly && (
                <IconButton
                  label={t(isRemoved ? "organization.keepMember" : "organization.removeMember", { name })}
                  icon={isRemoved ? <Undo /> : <X />}
                  onPress={() => (isRemoved ? keep : member.isMember ? remove : drop)(member.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <MoreRows list={members}>{t("organization.showMore")}</MoreRows>
    </section>
  );
};
