import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import {
  Timeline,
  type TimelineBar,
  type TimelineChange,
  type TimelineProps,
  type TimelineZoom,
} from "@evolve/widgets/timeline";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useMemo, useState } from "react";
import { manyBars, shiftsOf, staffingOf, teamsOf } from "../sample/schedule.ts";
import { useSample } from "../sample/use-sample.ts";

const zone = "Europe/Stockholm";
const hour = 3_600_000;
const midnight = Date.parse("2026-11-18T23:00:00Z");
/** The clock is put back at 03:00. */
const longDay = Date.parse("2026-10-24T22:00:00Z");
const none: never[] = [];

const useWordsOfSchedule = () => {
  const { t } = useSample();
  return {
    shift: t("gallery.timelineShift"),
    rest: t("gallery.timelineBreak"),
    meal: t("gallery.timelineMeal"),
    coaching: t("gallery.timelineCoaching"),
    timeOff: t("gallery.timelineTimeOff"),
  };
};

/** A bar takes its parts along. */
const withChange = (bars: readonly TimelineBar[], { barId, rowId, start, end }: TimelineChange) =>
  bars.map((bar) => {
    if (bar.id !== barId) return bar;
    const by = bar.end - bar.start === end - start ? start - bar.start : 0;
    const parts = bar.parts?.map((part) => ({ ...part, start: part.start + by, end: part.end + by }));
    return { ...bar, rowId, start, end, ...(parts && { parts }) };
  });

type Changed = "zoom" | "onZoomChange" | "label" | "from" | "to" | "zone";

const Schedule = ({
  first = 60,
  from = midnight,
  ...props
}: Omit<TimelineProps, Changed> & { first?: TimelineZoom; from?: number }) => {
  const { t } = useSample();
  const [zoom, setZoom] = useState<TimelineZoom>(first);
  const end = from === longDay ? from + 25 * hour : from + 24 * hour;
  return (
    <div className="ga-grid">
      <Timeline
        label={t("gallery.timelineSchedule")}
        from={from}
        to={end}
        zone={zone}
        zoom={zoom}
        onZoomChange={setZoom}
        {...props}
      />
    </div>
  );
};

const useTeams = (count: number) => {
  const { options } = useSample();
  const key = JSON.stringify(options.slice(0, 3));
  return useMemo(() => teamsOf(count, JSON.parse(key) as { id: string; label: string }[]), [count, key]);
};

/** Who works when, with the staffing above on the same time axis. Shifts are moved and resized with the mouse or the keyboard. */
export const Filled = () => {
  const { t } = useSample();
  const words = useWordsOfSchedule();
  const rows = useTeams(30);
  const [bars, setBars] = useState(() => shiftsOf(30, midnight, words));
  const labels = { required: t("gallery.timelineRequired"), scheduled: t("gallery.timelineScheduled") };
  return (
    <Schedule
      rows={rows}
      bars={bars}
      now={midnight + 11.7 * hour}
      series={staffingOf(midnight, bars, labels)}
      seriesSummary={
        <>
          {labels.scheduled}
          <br />
          {labels.required}
        </>
      }
      onBarChange={(change) => setBars((before) => withChange(before, change))}
      canChangeRow={(_, rowId) => !rowId.startsWith("team-")}
    />
  );
};

/** The clock is put back at 03:00: the hour is there twice, and the bars have their real length. */
export const DaylightSaving = () => {
  const words = useWordsOfSchedule();
  const rows = useTeams(6);
  const [bars, setBars] = useState(() => shiftsOf(6, longDay - 5 * hour, words));
  return (
    <Schedule
      from={longDay}
      rows={rows}
      bars={bars}
      onBarChange={(change) => setBars((before) => withChange(before, change))}
    />
  );
};

/** 500 people. Only those in sight are drawn. */
export const ManyRows = () => {
  const { options } = useSample();
  const label = options[0].label;
  const rows = useMemo(() => teamsOf(500, options), [options]);
  const [bars, setBars] = useState(() => manyBars(500, midnight, label));
  return (
    <Schedule
      first={30}
      rows={rows}
      bars={bars}
      onBarChange={(change) => setBars((before) => withChange(before, change))}
      canChangeRow={(_, rowId) => !rowId.startsWith("team-")}
    />
  );
};

/** While the schedule is on its way. */
export const Loading = () => <Schedule rows={none} bars={none} isLoading />;

/** When nobody is shown. Say whom to choose. */
export const Empty = () => {
  const { t, text, action } = useSample();
  return (
    <Schedule
      rows={none}
      bars={none}
      empty={
        <EmptyState
          icon={<CalendarPlus />}
          title={t("gallery.sampleNobody")}
          text={text}
          action={<Button variant="primary">{action}</Button>}
        />
      }
    />
  );
};

/** When the schedule could not be loaded. */
export const WithError = () => {
  const { t } = useSample();
  const words = useWordsOfSchedule();
  const rows = useTeams(6);
  const [hasFailed, setFailed] = useState(true);
  return (
    <Schedule
      rows={hasFailed ? none : rows}
      bars={hasFailed ? none : shiftsOf(6, midnight, words)}
      error={hasFailed ? t("gallery.sampleFailed") : undefined}
      onRetry={() => setFailed(false)}
    />
  );
};
