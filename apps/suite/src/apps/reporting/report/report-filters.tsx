import { reportIntervalDaysMax, reportShapes } from "@evolve/contracts/report-columns";
import type { ReportAsked, ReportUnit } from "@evolve/contracts/reports";
import { useShell } from "@evolve/shell";
import { DateRangeField } from "@evolve/widgets/date-range-field";
import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import styles from "./report.module.css";

interface ReportFiltersProps {
  readonly units: readonly ReportUnit[];
  readonly unit: ReportUnit;
  readonly asked: ReportAsked;
  /** Parameters of the address; an empty one is left out of it. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

const all = "all";

/** What the report is about. Every choice goes into the address at once. */
export const ReportFilters = ({ units, unit, asked, onChange }: ReportFiltersProps) => {
  const { words } = useShell();
  const { t } = words;
  const { grains, hasPlanningGroup, breakdowns, daysMax } = reportShapes[asked.report];
  const days = { from: asked.firstDay, to: asked.lastDay };
  // While a day of the range is typed there is none yet: the address keeps the last whole one.
  const [isIncomplete, setIncomplete] = useState(false);
  return (
    <div role="group" aria-label={t("reporting.filters")} className={styles.filters}>
      <Select
        label={t("reporting.businessUnit")}
        placeholder={t("reporting.businessUnit")}
        options={units.map(({ id, name }) => ({ id, label: name }))}
        value={unit.id}
        onChange={(id) => onChange({ unit: id, group: "" })}
      />
      {hasPlanningGroup && (
        <Select
          label={t("reporting.planningGroup")}
          placeholder={t("reporting.allPlanningGroups")}
          options={[
            { id: all, label: t("reporting.allPlanningGroups") },
            ...unit.planningGroups.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={asked.planningGroupId ?? all}
          onChange={(id) => onChange({ group: id === all ? "" : id })}
        />
      )}
      <DateRangeField
        className={styles.days}
        label={t("reporting.days")}
        value={isIncomplete ? null : days}
        timeZone={unit.zone}
        description={t("reporting.daysMost", {
          days: asked.grain === "interval" ? reportIntervalDaysMax : daysMax,
        })}
        minValue="2000-01-01"
        maxValue="2099-12-31"
        onChange={(span) => {
          setIncomplete(span === null);
          if (span) onChange({ from: span.from, to: span.to });
        }}
      />
      <Select
        label={t("reporting.grain")}
        placeholder={t("reporting.grain")}
        options={grains.map((grain) => ({ id: grain, label: t(`reporting.grains.${grain}`) }))}
        value={asked.grain}
        onChange={(grain) => onChange({ grain })}
      />
      {breakdowns.length > 0 && (
        <Select
          label={t("reporting.breakdown")}
          placeholder={t("reporting.breakdown")}
          options={breakdowns.map((breakdown) => ({
            id: breakdown,
            label: t(`reporting.breakdowns.${breakdown}`),
          }))}
          value={asked.breakdown}
          onChange={(by) => onChange({ by })}
        />
      )}
    </div>
  );
};
