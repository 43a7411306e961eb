import type { TenantUsage } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { Chart, type ChartSeries } from "@evolve/widgets/chart";
import { useMemo } from "react";
import { Card } from "../../parts/card.tsx";

/** The sign-ins of each day: days as bars, and as a table by the chart's own button. */
export const SignIns = ({ usage: { days, timezone } }: { readonly usage: TenantUsage }) => {
  const { t } = useWords();
  const instants = useMemo(() => days.map(({ startsAt }) => Date.parse(startsAt)), [days]);
  const series = useMemo(
    (): ChartSeries[] => [
      {
        id: "signIns",
        label: t("tenantManagement.signIns"),
        values: days.map(({ signIns }) => signIns),
        tone: "brand",
        kind: "bars",
      },
      {
        id: "people",
        label: t("tenantManagement.people"),
        values: days.map(({ people }) => people),
        tone: "strong",
        hasPoints: true,
      },
    ],
    [days, t],
  );
  return (
    <Card title={t("tenantManagement.signInsByDay")} note={timezone}>
      <Chart label={t("tenantManagement.signIns")} instants={instants} timeZone={timezone} series={series} />
    </Card>
  );
};
