import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Tag } from "@evolve/widgets/tag";
import Users from "lucide-react/icons/users";
import { Card } from "../../../parts/card.tsx";
import type { Overview } from "./overview.ts";
import parts from "../../../parts/parts.module.css";
import styles from "./home.module.css";

/** The team and its people, and the groups one belongs to. */
export const TeamCard = ({ overview }: { readonly overview: Overview }) => {
  const words = useWords();
  const { team, colleagues, colleagueCount, groups } = overview;
  const rest = colleagueCount - colleagues.length;
  return (
    <Card
      title={team?.name ?? words.t("mySpace.team")}
      note={colleagueCount > 0 ? words.t("mySpace.colleagues", { count: colleagueCount }) : undefined}
    >
      {team === null ? (
        <EmptyState icon={<Users />} title={words.t("mySpace.noTeamTitle")} text={words.t("mySpace.noTeamText")} />
      ) : (
        <>
          {colleagues.length === 0 && <p className={parts.hint}>{words.t("mySpace.noColleagues")}</p>}
          <ul className={styles.people}>
            {colleagues.map(({ id, fullName, roleName }) => (
              <li key={id} className={styles.colleague}>
                <Avatar name={fullName} seed={id} />
                <span className={styles.colleagueWords}>
                  <span>{fullName}</span>
                  <span className={parts.quiet}>{roleName}</span>
                </span>
              </li>
            ))}
          </ul>
          {rest > 0 && <p className={parts.hint}>{words.t("mySpace.moreColleagues", { count: rest })}</p>}
        </>
      )}
      <h3 className={parts.subTitle}>{words.t("mySpace.groups")}</h3>
      {groups.length === 0 ? (
        <p className={parts.quiet}>{words.t("mySpace.noGroups")}</p>
      ) : (
        <ul className={parts.group}>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Tag>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
