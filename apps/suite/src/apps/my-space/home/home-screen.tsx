import { mySpaceOverview } from "@evolve/contracts/my-space";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { Page, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import CloudOff from "lucide-react/icons/cloud-off";
import { useState } from "react";
import { greetingAt } from "./local-time.ts";
import type { Overview } from "./overview.ts";
import { SignInsCard } from "./sign-ins-card.tsx";
import { SkillsCard } from "./skills-card.tsx";
import { TeamCard } from "./team-card.tsx";
import { WeekCard } from "./week-card.tsx";
import parts from "../../../parts/parts.module.css";

/** My Space: where agents land. */
export const HomeScreen = () => {
  const words = useWords();
  const { client, user } = useShell();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery({
    queryKey: ["my-space-overview"],
    queryFn: ({ signal }) => client.call(mySpaceOverview, {}, { signal, retryAfter: true }),
  });
  return (
    <Page
      title={words.t(greetingAt(now.getHours()), { name: user.firstName || user.fullName })}
      lead={data && <Lead overview={data} />}
    >
      {data === undefined && error !== null ? (
        <EmptyState
          tone="danger"
          icon={<CloudOff />}
          title={words.t("mySpace.loadFailed")}
          text={words.error(isCallError(error) ? error.code : "GeneralError")}
          action={<Button onPress={() => void refetch()}>{words.t("common.retry")}</Button>}
        />
      ) : (
        <div className={parts.cards} aria-busy={data === undefined}>
          {data === undefined ? (
            <Placeholders />
          ) : (
            <>
              <div className={parts.column}>
                <WeekCard overview={data} now={now} />
                <TeamCard overview={data} />
              </div>
              <div className={parts.column}>
                <SkillsCard overview={data} />
                <SignInsCard overview={data} now={now} />
              </div>
            </>
          )}
        </div>
      )}
    </Page>
  );
};

/** The person's role and place in one line. */
const Lead = ({ overview }: { readonly overview: Overview }) => {
  const words = useWords();
  const { role, team, employeeGroup, hireDate } = overview;
  // A date is not torn apart at a line's end.
  const since = words.t("mySpace.since", { date: words.date(hireDate, "date", "UTC").replaceAll(" ", "\u00A0") });
  return [role?.name, team?.name, employeeGroup?.name, since].filter((part) => part !== undefined).join(" · ");
};

/** The cards to come, as high as they will be. */
const Placeholders = () =>
  ["one", "other"].map((column) => (
    <div key={column} className={parts.card}>
      <Skeleton width="quarter" />
      <Skeleton shape="block" />
    </div>
  ));
