import type { StaffingWeek } from "@evolve/contracts/staffing";
import {
  compareScenarios,
  listScenarios,
  type Scenario,
  type ScenarioResult,
} from "@evolve/contracts/staffing-scenarios";
import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import { Suspense, useMemo, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./staffing.module.css";
import { useCopy } from "./use-copy.ts";
import { copiedMap, formatOf, highestOf, weekMap } from "./staffing-map.ts";

const WeekHeatMap = lazyPart(async () => (await import("./week-heat-map.tsx")).WeekHeatMap);
const CompareExport = lazyPart(async () => (await import("./staffing-export.tsx")).CompareExport);
const ScenarioPanel = lazyPart(async () => (await import("./scenario-panel.tsx")).ScenarioPanel);

interface CompareViewProps {
  readonly week: StaffingWeek;
}

/** The id of the set-up as it is, beside those of scenarios. */
const asSetUp = "";

const totalsText = (words: Words, { hours, peak, cost }: ScenarioResult, currency: string | null): string => {
  const totals = words.t("requirement.totals", { hours: Math.round(hours), peak });
  if (cost === null || currency === null) return totals;
  return `${totals} · ${words.number(cost, { style: "currency", currency, maximumFractionDigits: 0 })}`;
};

/** Two scenarios one above the other, on one scale. */
export const CompareView = ({ week }: CompareViewProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const planningGroupId = week.planningGroup.id;
  const [chosen, setChosen] = useState<readonly [string, string | null]>([asSetUp, null]);
  /** The scenario that is edited; "new" for one that is being made. */
  const [edited, setEdited] = useState<Scenario | "new" | null>(null);
  const scenarios = useQuery({
    queryKey: ["staffingScenarios", planningGroupId],
    queryFn: async ({ signal }) =>
      (await client.call(listScenarios, { params: { planningGroupId } }, { signal })).scenarios,
  });
  const known = scenarios.data ?? [];
  // Nothing is compared with itself: without a scenario there is only what is set up.
  const second = chosen[1] ?? (chosen[0] === asSetUp ? (known[0]?.id ?? null) : asSetUp);
  const shown = second === null ? [chosen[0]] : [chosen[0], second];
  const ids = shown.map((id) => (id === asSetUp ? null : id));
  const from = week.days[0]?.date ?? "";
  const versions = known.map(({ id, version }) => `${id} ${version}`).join();
  const compared = useQuery({
    queryKey: ["staffing", planningGroupId, "compare", from, ids, versions],
    queryFn: async ({ signal }) => {
      const body = { from, days: week.days.length, scenarioIds: ids };
      return client.call(compareScenarios, { params: { planningGroupId }, body }, { signal });
    },
    enabled: scenarios.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const map = useMemo(() => compared.data && weekMap(words, compared.data), [words, compared.data]);
  const format = useMemo(() => formatOf(words, "required", null), [words]);
  const options = [
    { id: asSetUp, label: t("requirement.asSetUp") },
    ...known.map(({ id, name }) => ({ id, label: name })),
  ];
  const mayEdit = holds("wfm:staffing:edit");
  const copy = useCopy();
  const choose = (place: number, id: string): void => setChosen(place === 0 ? [id, second] : [chosen[0], id]);
  const optionsAt = (place: number) => options.filter(({ id }) => id === shown[place] || !shown.includes(id));
  const choice = (place: number) => {
    const scenario = known.find(({ id }) => id === shown[place]);
    return (
      <>
        <Select
          className={styles.group}
          label={t(place === 0 ? "requirement.firstScenario" : "requirement.secondScenario")}
          placeholder={t("requirement.asSetUp")}
          options={optionsAt(place)}
          value={shown[place] ?? asSetUp}
          onChange={(id) => choose(place, id)}
        />
        {mayEdit && scenario && (
          <Button size="small" onPressStart={ScenarioPanel.fetch} onPress={() => setEdited(scenario)}>
            {t("requirement.editScenario")}
          </Button>
        )}
      </>
    );
  };
  const highest = highestOf(compared.data?.results ?? []);
  return (
    <div className={styles.parts}>
      <div className={styles.actions}>
        {mayEdit && (
          <Button icon={<Plus />} onPressStart={ScenarioPanel.fetch} onPress={() => setEdited("new")}>
            {t("requirement.newScenario")}
          </Button>
        )}
        <Suspense>
          {compared.data && <CompareExport name={week.planningGroup.name} compared={compared.data} />}
        </Suspense>
      </div>
      {(compared.data === undefined || map === undefined) && (
        <>
          {/* What cannot be compared is changed, or another is chosen. */}
          {compared.error !== null &&
            shown.map((_, place) => (
              <div key={place} className={styles.bar}>
                {choice(place)}
              </div>
            ))}
          <QueryState
            error={scenarios.error ?? compared.error}
            onRetry={() => void (scenarios.error === null ? compared.refetch() : scenarios.refetch())}
          />
        </>
      )}
      {map !== undefined &&
        compared.data?.results.map((result, place) => {
          const name = result.name ?? t("requirement.asSetUp");
          return (
            <Card key={place} title={name} note={totalsText(words, result, compared.data.currency)}>
              <div className={styles.bar}>
                {choice(place)}
                <IconButton
                  size="small"
                  label={t("requirement.copyOf", { name })}
                  icon={<Copy />}
                  onPress={() => void copy(copiedMap(words, map, result.required), map.columns.length)}
                />
              </div>
              {result.waiting !== null && (
                <p className={styles.quiet}>
                  {t("requirement.waitingAround", {
                    before: Math.round(result.waiting.before),
                    after: Math.round(result.waiting.after),
                  })}
                </p>
              )}
              {result.unreachable > 0 && (
                <p className={styles.quiet}>
                  {t("requirement.unreachableIntervals", { intervals: result.unreachable })}
                </p>
              )}
              <Suspense fallback={<Skeleton shape="block" />}>
                <WeekHeatMap
                  label={t("requirement.mapOfScenario", { name })}
                  map={map}
                  values={result.required}
                  format={format}
                  highest={highest}
                />
              </Suspense>
            </Card>
          );
        })}
      <Suspense>
        {edited !== null && (
          <ScenarioPanel
            planningGroupId={planningGroupId}
            scenario={edited === "new" ? null : edited}
            onSaved={({ id }) => choose(1, id)}
            onDeleted={() => setChosen([asSetUp, null])}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  );
};
