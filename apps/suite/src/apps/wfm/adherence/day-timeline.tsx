import type { AgentDay } from "@evolve/contracts/adherence";
import { useWords } from "@evolve/i18n/react";
import { Timeline, type TimelineBar, type TimelineZoom } from "@evolve/widgets/timeline";
import { useState } from "react";
import { activityTones } from "../../scheduler/editor/bars.ts";
import styles from "./adherence.module.css";

const hour = 3_600_000;

/** What was scheduled above what was done, and below both what deviates. */
export const DayTimeline = ({ day }: { readonly day: AgentDay }) => {
  const { t } = useWords();
  const [zoom, setZoom] = useState<TimelineZoom>(60);
  const { scheduled, actual, stretches, exceptions, now, zone } = day;
  const spans = [...scheduled, ...actual];
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / hour) * hour;
  const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / hour) * hour;
  const bars: TimelineBar[] = [
    ...scheduled.map((span) => ({
      id: `scheduled ${span.from}`,
      rowId: "scheduled",
      start: span.from,
      end: span.to,
      label: span.name,
      tone: activityTones[span.kind] ?? "neutral",
      pattern: span.kind === "meal" ? ("hatched" as const) : ("plain" as const),
    })),
    ...actual.map((span) => ({
      id: `actual ${span.from}`,
      rowId: "actual",
      start: span.from,
      end: span.to,
      label: span.state,
      tone: "teal" as const,
      pattern: span.isMapped ? ("plain" as const) : ("outlined" as const),
    })),
    ...stretches.map((span) => ({
      id: `out ${span.from}`,
      rowId: "deviations",
      start: span.from,
      end: span.to,
      label: t("adherence.out"),
      tone: "red" as const,
      pattern: "plain" as const,
    })),
    ...exceptions.map((span) => ({
      id: `exception ${span.id}`,
      rowId: "deviations",
      start: Math.max(span.from, from),
      end: Math.min(span.to, to),
      label: t("adherence.excepted"),
      tone: "violet" as const,
      pattern: "outlined" as const,
    })),
  ].filter((bar) => bar.end > bar.start);
  return (
    <Timeline
      className={styles.timeline}
      label={t("adherence.timeline")}
      rows={[
        { id: "scheduled", name: t("adherence.rowScheduled") },
        { id: "actual", name: t("adherence.rowActual") },
        { id: "deviations", name: t("adherence.rowDeviations") },
      ]}
      bars={bars}
      from={from}
      to={to}
      zone={zone}
      zoom={zoom}
      onZoomChange={setZoom}
      now={now}
    />
  );
};
