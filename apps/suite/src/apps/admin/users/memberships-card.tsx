import { type Memberships, readMemberships } from "@evolve/contracts/memberships";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { SkillList } from "../../../parts/skill-list.tsx";
import styles from "./user-screen.module.css";
import parts from "../../../parts/parts.module.css";

const MembershipsPanel = lazyPart(async () => (await import("./memberships-panel.tsx")).MembershipsPanel);

/** What a user belongs to, and what they can do how well. */
export const MembershipsCard = ({ user }: { readonly user: UserDetails }) => {
  const { t } = useWords();
  const { client, holds } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["users", "memberships", user.id],
    queryFn: ({ signal }) => client.call(readMemberships, { params: { userId: user.id } }, { signal }),
  });
  const mayEdit = user.status !== "DELETED" && (holds("group:edit") || holds("skill:edit"));
  return (
    <Card title={t("users.memberships")}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <MembershipFacts user={user} memberships={data} />
      )}
      {mayEdit && data !== undefined && (
        <div className={parts.group}>
          <Button onHoverStart={MembershipsPanel.fetch} onFocus={MembershipsPanel.fetch} onPress={() => setOpen(true)}>
            {t("users.changeMemberships")}
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && data !== undefined && (
          <MembershipsPanel user={user} memberships={data} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Card>
  );
};

const MembershipFacts = ({
  user,
  memberships: { groups, skills },
}: {
  readonly user: UserDetails;
  readonly memberships: Memberships;
}) => {
  const { t } = useWords();
  const rows = [
    [t("users.team"), user.team?.name],
    [t("users.employeeGroup"), user.employeeGroup?.name],
    ...(groups === null ? [] : [[t("users.groups"), groups.map(({ name }) => name).join(", ")]]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value === undefined || value === "" ? "–" : value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={parts.subTitle}>{t("users.skills")}</h3>
      {skills.length === 0 ? (
        <p className={parts.quiet}>{t("users.noSkills")}</p>
      ) : (
        <SkillList skills={skills} levelText={(level, max) => t("users.proficiency", { level, max })} />
      )}
    </>
  );
};
