import { readSignInPage } from "@evolve/contracts/sign-in-page";
import { Page, useShell } from "@evolve/shell";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { DomainsCard } from "./domains-card.tsx";
import { signInPageKey } from "./notice-fields.ts";
import parts from "../../../parts/parts.module.css";

const NoticeForm = lazyPart(async () => (await import("./notice-form.tsx")).NoticeForm);

/** Admin, Sign-in page: the notice above its form, where it may lead, and the email domains that are the tenant's. */
export const SignInPageScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const page = useQuery({
    queryKey: signInPageKey,
    queryFn: ({ signal }) => client.call(readSignInPage, {}, { signal, retryAfter: true }),
  });
  return (
    <Page title={t("signInPage.title")} lead={t("signInPage.lead")}>
      <div className={parts.cards}>
        <Card title={t("signInPage.notice")}>
          {page.data === undefined ? (
            <QueryState error={page.error} onRetry={() => void page.refetch()} />
          ) : (
            <Suspense fallback={<Skeleton shape="block" />}>
              <NoticeForm key={page.data.version} page={page.data} />
            </Suspense>
          )}
        </Card>
        <DomainsCard />
      </div>
    </Page>
  );
};
