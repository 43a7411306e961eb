import type { CallResult } from "@evolve/contracts/call";
import type { inviteUsers } from "@evolve/contracts/invitations";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { StatusPill } from "@evolve/widgets/status-pill";

interface InviteOutcomesProps {
  readonly outcomes: CallResult<typeof inviteUsers>["results"];
}

/** What became of each address, those that were not invited first. */
export const InviteOutcomes = ({ outcomes }: InviteOutcomesProps) => {
  const words = useWords();
  const existing = outcomes.filter(({ outcome }) => outcome === "exists");
  const invited = outcomes.filter(({ outcome }) => outcome === "invited");
  return (
    <div className="us-invite">
      <Banner tone="warning" title={words.t("users.alreadyExist", { count: existing.length })}>
        {invited.length > 0 && words.t("users.invited", { count: invited.length })}
      </Banner>
      <ul className="us-outcomes">
        {[...existing, ...invited].map(({ emailAddress, outcome }) => (
          <li key={emailAddress}>
            {emailAddress}
            <StatusPill tone={outcome === "invited" ? "success" : "warning"}>
              {words.t(outcome === "invited" ? "users.outcomeInvited" : "users.outcomeExists")}
            </StatusPill>
          </li>
        ))}
      </ul>
    </div>
  );
};
