import { searchTeamsV3, type TeamRow } from "@evolve/contracts/teams";
import { failureCode } from "@evolve/session";
import { Page, ShellLink, useOwnWords, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import UsersRound from "lucide-react/icons/users-round";
import { useState } from "react";
import { MessagePanel } from "./message-panel.tsx";
import { type OwnKey, ownWords } from "./own-words.ts";
import styles from "./teams.module.css";

/** The tenant's teams, each of which can be sent a notification. */
export const TeamsScreen = () => {
  const { client, words } = useShell();
  const say = useOwnWords<OwnKey>(ownWords);
  const [chosen, choose] = useState<TeamRow | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["example", "teams"],
    queryFn: ({ signal }) => client.call(searchTeamsV3, { body: {} }, { signal }),
  });

  return (
    <Page
      title={say("title")}
      lead={say("lead")}
      actions={<ShellLink to="/example/about">{say("aboutTitle")}</ShellLink>}
    >
      {data === undefined &&
        (error === null ? (
          <Skeleton shape="block" />
        ) : (
          <Banner tone="danger" action={<Button onPress={() => void refetch()}>{words.t("common.retry")}</Button>}>
            {words.error(failureCode(error))}
          </Banner>
        ))}
      {data?.teams.length === 0 && (
        <EmptyState icon={<UsersRound />} title={say("emptyTitle")} text={say("emptyText")} />
      )}
      <ul className={styles.teams}>
        {data?.teams.map((team) => (
          <li key={team.id} className={styles.team}>
            <h2 dir="auto">{team.name}</h2>
            <p>{say("members", { count: team.memberCount ?? 0 })}</p>
            <Button isDisabled={team.memberCount === 0} onPress={() => choose(team)}>
              {say("write")} <span className="ev-sr">{team.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== null && <MessagePanel team={chosen} onClose={() => choose(null)} />}
    </Page>
  );
};
