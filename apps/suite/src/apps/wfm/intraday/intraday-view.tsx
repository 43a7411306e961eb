import { errorCatalogue } from "@evolve/contracts/errors";
import type { IntradayDay } from "@evolve/contracts/intraday";
import { ShellLink, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import CalendarX2 from "lucide-react/icons/calendar-x-2";
import ChartLine from "lucide-react/icons/chart-line";
import { Suspense, useMemo } from "react";
import { percent } from "../../../parts/percent.ts";
import { IntradayFigures } from "./intraday-figures.tsx";
import { rowsOf } from "./intraday-rows.ts";
import styles from "./intraday.module.css";

const IntradayCharts = lazyPart(async () => (await import("./intraday-charts.tsx")).IntradayCharts);
const IntradayTable = lazyPart(async () => (await import("./intraday-table.tsx")).IntradayTable);

interface IntradayViewProps {
  readonly day: IntradayDay;
  readonly onPreviousDay: () => void;
}

/** A day of a planning group: what is missing to look at it, then its figures, charts and table. */
export const IntradayView = ({ day, onPreviousDay }: IntradayViewProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const rows = useMemo(() => rowsOf(day), [day]);
  const { closed, fault, planningGroup, schedule } = day;
  const toForecast = holds("wfm:forecast:view") && (
    <ShellLink to="/wfm/forecast">{t("requirement.openForecast")}</ShellLink>
  );
  const toImport = holds("wfm:history:edit") && (
    <ShellLink to="/wfm/history/import">{t("planning.importHistory")}</ShellLink>
  );
  if (!day.isOpen.includes(true))
    return (
      <EmptyState
        icon={<CalendarX2 />}
        title={t("intraday.closedTitle")}
        text={
          closed === null
            ? t("intraday.closedText", { group: planningGroup.name })
            : t("intraday.closedBy", { group: planningGroup.name, event: closed })
        }
        action={<Button onPress={onPreviousDay}>{t("intraday.showDayBefore")}</Button>}
      />
    );
  if (!day.hasForecast && day.known === 0)
    return (
      <EmptyState
        icon={<ChartLine />}
        title={t("intraday.noForecastTitle")}
        text={t("intraday.noForecastText")}
        action={toForecast}
      />
    );
  return (
    <div className={styles.parts}>
      {!day.hasForecast && (
        <Banner tone="info" isAnnounced={false} action={toForecast}>
          {`${t("intraday.noForecastTitle")}. ${t("intraday.noForecastText")}`}
        </Banner>
      )}
      {day.known === 0 && (
        <Banner tone="info" isAnnounced={false} action={toImport}>
          {t("intraday.noData")}
        </Banner>
      )}
      {day.hasForecast && fault !== null && (
        <Banner
          tone="warning"
          isAnnounced={false}
          action={fault === errorCatalogue.noHandleTimes.code ? toImport : undefined}
        >
          {words.error(fault)}
        </Banner>
      )}
      {schedule === null && (
        <Banner
          tone="info"
          isAnnounced={false}
          action={holds("wfm:schedule:edit") && <ShellLink to="/wfm/generate">{t("requirement.generate")}</ShellLink>}
        >
          {t("intraday.noSchedule")}
        </Banner>
      )}
      <IntradayFigures day={day} />
      <Correction day={day} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <IntradayCharts day={day} rows={rows} />
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        <IntradayTable day={day} rows={rows} />
      </Suspense>
    </div>
  );
};

/** Says why the rest of the day is expected as it is. */
const Correction = ({ day }: Pick<IntradayViewProps, "day">) => {
  const { words } = useShell();
  const { contacts } = day.figures;
  const next = day.forecast.findIndex((value, at) => at >= day.known && (value ?? 0) > 0);
  const [before, after] = [day.forecast[next] ?? 0, day.corrected[next] ?? 0];
  if (contacts === null || contacts.forecast <= 0 || before <= 0) return null;
  return (
    <p className={styles.quiet}>
      {words.t("intraday.correction", {
        came: percent(words, contacts.actual / contacts.forecast),
        rest: percent(words, after / before),
      })}
    </p>
  );
};
