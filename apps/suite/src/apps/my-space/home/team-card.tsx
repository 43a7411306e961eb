import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Tag } from "@evolve/widgets/tag";
import Users from "lucide-react/icons/users";
import { Card } from "../../../parts/card.tsx";
import type { Overview } from "./overview.ts";

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
          {colleagues.length === 0 && <p className="su-hint">{words.t("mySpace.noColleagues")}</p>}
          <ul className="ms-people">
            {colleagues.map(({ id, fullName, roleName }) => (
              <li key={id} className="ms-colleague">
                <Avatar name={fullName} seed={id} />
                <span className="ms-colleague-words">
                  <span>{fullName}</span>
                  <span className="su-quiet">{roleName}</span>
                </span>
              </li>
            ))}
          </ul>
          {rest > 0 && <p className="su-hint">{words.t("mySpace.moreColleagues", { count: rest })}</p>}
        </>
      )}
      <h3 className="su-sub-title">{words.t("mySpace.groups")}</h3>
      {groups.length === 0 ? (
        <p className="su-quiet">{words.t("mySpace.noGroups")}</p>
      ) : (
        <ul className="su-group">
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
