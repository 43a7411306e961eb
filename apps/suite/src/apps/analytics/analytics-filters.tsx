import { daysIn } from "@evolve/contracts/date-rules";
import { interactionChannels, interactionDirections } from "@evolve/contracts/interaction-filters";
import { analyticsChoices, analyticsLimits } from "@evolve/contracts/interaction-overview";
import { useShell } from "@evolve/shell";
import { DateRangeField } from "@evolve/widgets/date-range-field";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { channelNames, directionNames } from "../../parts/interactions/interaction-words.tsx";
import type { Asked } from "./asked.ts";
import styles from "./analytics.module.css";

interface AnalyticsFiltersProps {
  readonly asked: Asked;
  /** Parameters of the address. */
  readonly onChange: (changes: Readonly<Record<string, string | readonly string[]>>) => void;
}

const named = (names: readonly string[] | undefined) => names?.map((name) => ({ id: name, label: name }));

/** The period, and what its figures are narrowed by. Every choice goes into the address at once. */
export const AnalyticsFilters = ({ asked: { from, until, filter }, onChange }: AnalyticsFiltersProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  // While a day is typed there is no period yet: the address keeps the last whole one.
  const [isIncomplete, setIncomplete] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ["analytics", "choices"],
    queryFn: ({ signal }) => client.call(analyticsChoices, {}, { signal }),
  });
  const state = { isLoading: isPending, hasFailed: isError, onRetry: () => void refetch() };
  const fields = [
    { id: "teamId", label: t("analytics.team"), options: data?.teams.map(({ id, name }) => ({ id, label: name })) },
    {
      id: "channel",
      label: t("analytics.channel"),
      options: interactionChannels.map((id) => ({ id, label: t(channelNames[id]) })),
    },
    {
      id: "direction",
      label: t("analytics.direction"),
      options: interactionDirections.map((id) => ({ id, label: t(directionNames[id]) })),
    },
    { id: "queue", label: t("analytics.queue"), options: named(data?.queues) },
    { id: "wrapUp", label: t("analytics.wrapUp"), options: named(data?.wrapUps) },
    { id: "topicId", label: t("analytics.topic"), options: data?.topics.map(({ id, name }) => ({ id, label: name })) },
  ] as const;
  return (
    <div role="group" aria-label={t("analytics.filters")} className={styles.filters}>
      <DateRangeField
        className={styles.days}
        label={t("analytics.period")}
        value={isIncomplete ? null : { from, to: until }}
        timeZone={user.timeZone}
        minValue="2000-01-01"
        maxValue="2099-12-31"
        onChange={(span) => {
          const days = span ? daysIn(span) : 0;
          const isWhole = days >= 1 && days <= analyticsLimits.daysMax;
          setIncomplete(!isWhole);
          if (span && isWhole) onChange({ from: span.from, until: span.to });
        }}
      />
      {fields.map(({ id, label, options }) => (
        <MultiSelect
          key={id}
          label={label}
          placeholder={t("analytics.all")}
          {...state}
          options={options ?? []}
          value={{ all: false, selected: filter[id] ?? [] }}
          onChange={({ selected }) => onChange({ [id]: selected })}
        />
      ))}
    </div>
  );
};
