import { errorCatalogue } from "@evolve/contracts/errors";
import type { StaffingWeek } from "@evolve/contracts/staffing";
import { ShellLink, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button, buttonClass } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import Columns2 from "lucide-react/icons/columns-2";
import Users from "lucide-react/icons/users";
import { Suspense, useState } from "react";
import { InputsNotice } from "../inputs-notice.tsx";
import { CalculateButtons } from "./calculate-buttons.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import styles from "./staffing.module.css";

const Requirement = lazyPart(async () => (await import("./requirement.tsx")).Requirement);
const CompareView = lazyPart(async () => (await import("./compare-view.tsx")).CompareView);
const ShrinkagePanel = lazyPart(async () => (await import("./shrinkage-panel.tsx")).ShrinkagePanel);
const StaffingExport = lazyPart(async () => (await import("./staffing-export.tsx")).StaffingExport);

interface StaffingViewProps {
  readonly week: StaffingWeek;
  /** The moment whose explanation is open at first; NaN for none. */
  readonly explained: number;
}

/** A planning group's week: what is missing before there is a requirement, then the requirement itself. */
export const StaffingView = ({ week, explained }: StaffingViewProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { planningGroup, calculation, hasForecast, schedule } = week;
  const [isComparing, setComparing] = useState(false);
  const [isShrinkageOpen, setShrinkageOpen] = useState(false);
  const mayEdit = holds("wfm:staffing:edit");
  const isKnown = week.required.some((people, at) => people !== null && week.isOpen[at] === true);
  const hasFault = calculation !== null && calculation.fault !== null;
  return (
    <div className={styles.parts}>
      <div className={styles.actions}>
        <Button
          isDisabled={!hasForecast}
          icon={<Columns2 />}
          aria-pressed={isComparing}
          onPress={() => setComparing(!isComparing)}
        >
          {t("requirement.compare")}
        </Button>
        <Button onPressStart={ShrinkagePanel.fetch} onPress={() => setShrinkageOpen(true)}>
          {t("requirement.shrinkage")}
        </Button>
        <Suspense>{isKnown && !isComparing && <StaffingExport week={week} />}</Suspense>
        {schedule !== null && holds("wfm:schedule:view") && (
          <ShellLink
            // One way on at a time: what is out of date is calculated first.
            className={buttonClass({ variant: calculation?.stale.length === 0 ? "primary" : "default" })}
            to={`/scheduler/editor?schedule=${schedule.id}`}
          >
            <span className="ev-button-words">
              <CalendarDays />
              {t("requirement.openScheduler")}
            </span>
          </ShellLink>
        )}
      </div>
      {calculation !== null && hasFault && (
        <Banner
          tone="warning"
          isAnnounced={false}
          action={
            calculation.fault === errorCatalogue.noHandleTimes.code &&
            holds("wfm:history:edit") && <ShellLink to="/wfm/history/import">{t("planning.importHistory")}</ShellLink>
          }
        >
          {words.error(calculation.fault ?? "")}
        </Banner>
      )}
      {calculation !== null && (
        <StaleNotice
          calculation={calculation}
          action={mayEdit && <CalculateButtons planningGroupId={planningGroup.id} label="requirement.recalculate" />}
        />
      )}
      {hasForecast && (
        <InputsNotice
          planningGroupId={planningGroup.id}
          forecastId={null}
          version={null}
          action={
            holds("wfm:forecast:view") && <ShellLink to="/wfm/forecast">{t("requirement.openForecast")}</ShellLink>
          }
        />
      )}
      {!hasForecast && !isKnown ? (
        <EmptyState
          icon={<ChartLine />}
          title={t("requirement.noForecastTitle")}
          text={t("requirement.noForecastText")}
          action={
            holds("wfm:forecast:view") && <ShellLink to="/wfm/forecast">{t("requirement.openForecast")}</ShellLink>
          }
        />
      ) : !isKnown && !hasFault ? (
        <EmptyState
          icon={<Users />}
          title={t("requirement.notCalculatedTitle")}
          text={t("requirement.notCalculatedText")}
          action={mayEdit && <CalculateButtons planningGroupId={planningGroup.id} label="requirement.calculate" />}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          {isComparing ? <CompareView week={week} /> : <Requirement week={week} explained={explained} />}
        </Suspense>
      )}
      <Suspense>
        {isShrinkageOpen && <ShrinkagePanel planningGroup={planningGroup} onClose={() => setShrinkageOpen(false)} />}
      </Suspense>
    </div>
  );
};
