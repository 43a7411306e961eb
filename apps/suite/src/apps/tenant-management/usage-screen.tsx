import { readTenantUsage, type TenantUsage } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { BackLink } from "../../parts/back-link.tsx";
import { Figure, Figures } from "../../parts/figures.tsx";
import { QueryState } from "../../parts/query-state.tsx";
import { LicencesCard } from "./licences-card.tsx";
import styles from "./usage.module.css";

const AddressesCard = lazyPart(async () => (await import("./addresses-card.tsx")).AddressesCard);
const SignIns = lazyPart(async () => (await import("./sign-ins-card.tsx")).SignIns);

type Days = "30" | "90";

/** Tenant Management, one tenant: how much it uses, and its addresses. */
export const UsageScreen = () => {
  const { t } = useWords();
  const { client, holds } = useShell();
  const tenantId = useRouteParam("tenantId");
  const [days, setDays] = useState<Days>("30");
  const { data, error, refetch } = useQuery({
    queryKey: ["tenants", "usage", tenantId, days],
    queryFn: async ({ signal }) =>
      (await client.call(readTenantUsage, { params: { tenantId }, query: { days } }, { signal })).usage,
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={data?.name ?? t("tenantManagement.usage")}
      lead={<BackLink to="/tm/tenants">{t("tenantManagement.title")}</BackLink>}
      actions={
        <Select
          label={t("tenantManagement.period")}
          placeholder=""
          options={[
            { id: "30", label: t("tenantManagement.lastDays", { days: 30 }) },
            { id: "90", label: t("tenantManagement.lastDays", { days: 90 }) },
          ]}
          value={days}
          onChange={(id) => setDays(id === "90" ? "90" : "30")}
        />
      }
    >
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.parts}>
          <UsageFigures usage={data} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <SignIns usage={data} />
          </Suspense>
          <LicencesCard held={data.licenses} />
          {holds("tenants:manage") && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <AddressesCard tenantId={tenantId} />
            </Suspense>
          )}
        </div>
      )}
    </Page>
  );
};

interface UsageProps {
  readonly usage: TenantUsage;
}

const UsageFigures = ({ usage: { users, licenses, openSessions, jobs, mails } }: UsageProps) => {
  const { t, number } = useWords();
  const isFull = users.total >= users.softLimit;
  return (
    <>
      {isFull && <Banner tone="warning">{t("tenantManagement.limitReached")}</Banner>}
      <Figures label={t("tenantManagement.usage")}>
        <Figure
          name={t("tenantManagement.users")}
          note={t("tenantManagement.usersByStatus", {
            active: users.active,
            invited: users.invited,
            locked: users.locked,
            serviceAccounts: users.serviceAccounts,
          })}
        >
          {t("tenantManagement.usersOfLimit", { users: number(users.total), limit: number(users.softLimit) })}
        </Figure>
        <Figure name={t("tenantManagement.licences")} note={licenses.join(", ")}>
          {number(licenses.length)}
        </Figure>
        <Figure name={t("tenantManagement.openSessions")}>{number(openSessions)}</Figure>
        <Figure
          name={t("tenantManagement.jobs")}
          note={t("tenantManagement.jobsFailed", { failed: jobs.failed, days: 7 })}
        >
          {number(jobs.finished)}
        </Figure>
        <Figure
          name={t("tenantManagement.mails")}
          note={t("tenantManagement.mailsWaiting", { waiting: mails.waiting, days: 30 })}
        >
          {number(mails.sent)}
        </Figure>
      </Figures>
    </>
  );
};
