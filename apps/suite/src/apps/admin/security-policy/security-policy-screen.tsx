import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { AuditCard } from "./audit-card.tsx";
import { ClassicUsersCard } from "./classic-users-card.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { useSecurityPolicy } from "./use-security-policy.ts";
import parts from "../../../parts/parts.module.css";

/** Admin, Security policy: what the organization asks of everybody who signs in. */
export const SecurityPolicyScreen = () => {
  const words = useWords();
  const { holds } = useShell();
  const { data, error, refetch } = useSecurityPolicy();
  return (
    <Page title={words.t("securityPolicy.title")} lead={words.t("securityPolicy.lead")}>
      <div className={parts.cards}>
        <Card title={words.t("securityPolicy.passwords")}>
          {data === undefined ? (
            <QueryState error={error} onRetry={() => void refetch()} />
          ) : (
            <PasswordForm policy={data.passwords} />
          )}
        </Card>
        {data !== undefined && (
          <div className={parts.column}>
            <SecondFactorCard state={data.secondFactor} />
            <ClassicUsersCard count={data.classicUsers} />
            <SessionsCard open={data.otherSessions} />
            {holds("tenant:edit") && <AuditCard />}
          </div>
        )}
      </div>
    </Page>
  );
};
