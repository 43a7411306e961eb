import { readScheduleCoverage } from "@evolve/contracts/schedule-coverage";
import { useShell } from "@evolve/shell";
import type { TimelineSeries } from "@evolve/widgets/timeline";
import type { Roster } from "@evolve/workforce";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { wholeShare } from "../../../parts/whole-share.ts";
import { type CoveredInterval, coverageOf, shortestOf } from "./coverage.ts";
import type { EditedShift } from "./draft-state.ts";
import type { RosterAnswer } from "./use-editor.ts";

const none: readonly CoveredInterval[] = [];

interface Covered {
  readonly scheduleId: string;
  readonly firstDay: string;
  readonly days: number;
  readonly roster: RosterAnswer | undefined;
  readonly rules: Roster | undefined;
  readonly shifts: ReadonlyMap<string, EditedShift>;
  /** As if a bar that is being dragged were let go now. */
  readonly dragged: EditedShift | null;
}

/** How a planning group is covered on the days that are shown, following each edit. */
export const useCoverage = ({ scheduleId, firstDay, days, roster, rules, shifts, dragged }: Covered) => {
  const { client, words } = useShell();
  const { t } = words;
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const needs = useQuery({
    queryKey: ["schedule-coverage", scheduleId, firstDay, days],
    queryFn: ({ signal }) =>
      client.call(readScheduleCoverage, { params: { scheduleId }, body: { firstDay, days } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const { from = 0, groups = [] } = needs.data ?? {};
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const intervals = useMemo(() => {
    if (!group || !rules || !roster) return none;
    const onQueue = new Set(roster.codes.flatMap(({ id, kind }) => (kind === "onQueue" ? [id] : [])));
    const shown = dragged ? new Map(shifts).set(dragged.id, dragged) : shifts;
    const isOnQueue = (code: string): boolean => onQueue.has(code);
    return coverageOf(group, { from, groups, rules, shifts: shown.values(), isOnQueue });
  }, [group, groups, from, rules, roster, shifts, dragged]);
  const series = useMemo((): TimelineSeries[] => {
    const pointsOf = (of: (interval: CoveredInterval) => number | null) =>
      intervals.map((interval) => ({ at: interval.at, value: of(interval) }));
    return [
      {
        id: "required",
        label: t("scheduleEditor.required"),
        tone: "neutral",
        isDashed: true,
        points: pointsOf(({ required }) => required),
      },
      {
        id: "scheduled",
        label: t("scheduleEditor.scheduled"),
        tone: "blue",
        points: pointsOf(({ scheduled }) => scheduled),
      },
      {
        id: "net",
        label: t("scheduleEditor.net"),
        tone: "neutral",
        isInTableOnly: true,
        points: pointsOf(({ net }) => net),
      },
      {
        id: "level",
        label: t("scheduleEditor.level"),
        tone: "neutral",
        isInTableOnly: true,
        isPercent: true,
        points: pointsOf(({ level }) => level && wholeShare(level)),
      },
    ];
  }, [intervals, t]);
  const under = hovered === null ? undefined : intervals.findLast(({ at }) => at <= hovered);
  const shortest = shortestOf(intervals);
  const state: "loading" | "failed" | "known" = needs.isError
    ? "failed"
    : needs.data && rules && roster
      ? "known"
      : "loading";
  return {
    state,
    retry: () => void needs.refetch(),
    groups,
    group,
    choose: setChosen,
    intervals,
    series,
    /** Under the pointer; else where the most people are missing. */
    interval: under ?? shortest,
    shortest,
    hover: setHovered,
  };
};

export type Coverage = ReturnType<typeof useCoverage>;
