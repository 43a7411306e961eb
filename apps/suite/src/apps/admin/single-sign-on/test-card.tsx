import { readSamlTest, startSamlTest } from "@evolve/contracts/saml";
import { useRouteSearch, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Card } from "../../../parts/card.tsx";
import { readTestId } from "../searches.ts";
import { QueryState } from "../../../parts/query-state.tsx";
import type { SingleSignOn } from "./use-single-sign-on.ts";
import parts from "../../../parts/parts.module.css";

const TestReport = lazyPart(async () => (await import("./test-report.tsx")).TestReport);

/** A sign-in at the identity provider that comes back here with what it says, and signs nobody in. */
export const TestCard = ({ current }: { readonly current: SingleSignOn }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [{ test }] = useRouteSearch(readTestId);
  const begin = useAction<void>({
    run: async () => {
      const { url } = await client.call(startSamlTest, { body: {} });
      window.location.assign(url);
    },
    invalidates: [],
  });
  const report = useQuery({
    queryKey: ["single-sign-on-test", test],
    queryFn: async ({ signal }) =>
      (await client.call(readSamlTest, { params: { testId: test ?? "" } }, { signal })).report,
    enabled: test !== undefined && test !== "",
    retry: false,
  });
  if (!holds("sso:edit")) return null;
  return (
    <Card title={t("singleSignOn.test")}>
      <p className={parts.quiet}>{t("singleSignOn.testLead")}</p>
      {test !== undefined &&
        (report.data === undefined ? (
          <QueryState error={report.error} onRetry={() => void report.refetch()} />
        ) : report.data === null ? (
          <p role="status">{t("singleSignOn.testWaiting")}</p>
        ) : (
          <Suspense>
            <TestReport report={report.data} attributes={current.settings?.attributes} />
          </Suspense>
        ))}
      <div className={parts.group}>
        <Button isDisabled={current.settings === null} isPending={begin.isPending} onPress={() => begin.mutate()}>
          {t(test === undefined ? "singleSignOn.testBegin" : "singleSignOn.testAgain")}
        </Button>
      </div>
      {current.settings === null && <p className={parts.quiet}>{t("singleSignOn.testNeedsSettings")}</p>}
    </Card>
  );
};
