import { type GenerationRun, startGeneration } from "@evolve/contracts/schedule-generation";
import { listSchedules } from "@evolve/contracts/schedules";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { MoreRows, PreviousRows } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Sparkles from "lucide-react/icons/sparkles";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readGenerated } from "../searches.ts";
import styles from "./generate.module.css";
import { RunCard } from "./run-card.tsx";
import { RunOptions, useRunOptions } from "./run-options.tsx";
import { useGeneration, useGenerations, useNextSeed } from "./use-generations.ts";

const ComparisonCard = lazyPart(async () => (await import("./comparison-card.tsx")).ComparisonCard);
const ChangesDialog = lazyPart(async () => (await import("./changes-dialog.tsx")).ChangesDialog);
const NewDraftDialog = lazyPart(
  async () => (await import("../../scheduler/editor/new-draft-dialog.tsx")).NewDraftDialog,
);
const PartDialog = lazyPart(async () => (await import("./part-dialog.tsx")).PartDialog);

/** How long is searched, in moves: the same number gives the same schedule on every machine. */
const budgets = { quick: 1_000_000, usual: 8_000_000, thorough: 60_000_000 } as const;
type Budget = keyof typeof budgets;
const isBudget = (id: string): id is Budget => id in budgets;

/** WFM, Generate: a schedule for a draft, with what it lacks, why, and what would change. */
export const GenerateScreen = () => {
  const { client, holds, words } = useShell();
  const { t } = words;
  // The editor leads to the draft, and to the run that it was made by.
  const [asked, change] = useRouteSearch(readGenerated);
  const [opened, setOpened] = useState<GenerationRun | null>(null);
  const [isPart, setPart] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [budget, setBudget] = useState<Budget>("usual");
  const schedules = useQuery({
    queryKey: ["schedules", "list"],
    queryFn: ({ signal }) => client.call(listSchedules, {}, { signal }),
  });
  const drafts = (schedules.data?.schedules ?? []).filter(({ state }) => state === "draft");
  const [first, setFirst] = useState(drafts[0]?.id);
  // It stays the same when somebody else makes a draft that comes before it.
  if (first === undefined && drafts[0]) setFirst(drafts[0].id);
  const draft = drafts.find(({ id }) => id === (asked.draft ?? first)) ?? drafts[0];
  const scheduleId = draft?.id ?? "";
  const unitNames = new Map(schedules.data?.businessUnits.map(({ id, name }) => [id, name]));
  const list = useGenerations(scheduleId);
  const named = useGeneration(scheduleId, asked.run);
  const isNamedBelow = named !== null && list.rows?.every(({ id }) => id !== named.id);
  const runs = list.rows && (isNamedBelow ? [...list.rows, named] : list.rows);
  const nextSeed = useNextSeed(scheduleId);
  const options = useRunOptions(nextSeed);
  const { seed, wishWeight } = options;
  const start = useAction({
    run: () =>
      client.call(startGeneration, { params: { scheduleId }, body: { seed, wishWeight, moves: budgets[budget] } }),
    invalidates: [["generations", scheduleId]],
  });
  const title = t("generation.title");
  if (schedules.data === undefined)
    return (
      <Page title={title} lead={t("generation.lead")}>
        <QueryState error={schedules.error} onRetry={() => void schedules.refetch()} />
      </Page>
    );
  const create = holds("wfm:schedule:edit") && (
    <Button icon={<CalendarPlus />} isDisabled={unitNames.size === 0} onPress={() => setCreating(true)}>
      {t("scheduleEditor.newDraft")}
    </Button>
  );
  const creating = isCreating && (
    <Suspense fallback={null}>
      <NewDraftDialog
        units={schedules.data.businessUnits}
        onClose={(id) => {
          setCreating(false);
          if (id !== null) change({ draft: id, run: "" });
        }}
      />
    </Suspense>
  );
  if (draft === undefined)
    return (
      <Page title={title} lead={t("generation.lead")} actions={create}>
        <EmptyState icon={<Sparkles />} title={t("generation.emptyTitle")} text={t("generation.emptyText")} />
        {creating}
      </Page>
    );
  const unit = schedules.data.businessUnits.find(({ id }) => id === draft.businessUnitId);
  const { zone = "UTC", hourlyCost: amount = null, currency = null } = unit ?? {};
  const hourlyCost = amount === null || currency === null ? null : { amount, currency };
  const isCompared = (runs ?? []).filter(({ figures }) => figures !== null).length > 1;
  const isRunning = runs?.some(({ state }) => state === "running") ?? false;
  const mayStart = seed !== undefined && !start.isPending && !isRunning;
  return (
    <Page title={title} lead={t("generation.lead")} actions={create}>
      {creating}
      <div className={styles.bar}>
        <Select
          label={t("generation.draft")}
          placeholder={t("generation.draft")}
          options={drafts.map(({ id, businessUnitId, name }) => ({
            id,
            label: `${unitNames.get(businessUnitId) ?? ""}: ${name}`,
          }))}
          value={scheduleId}
          onChange={(id) => change({ draft: id, run: "" })}
        />
        <Select
          label={t("generation.budget")}
          placeholder={t("generation.budget")}
          options={[
            { id: "quick", label: t("generation.quick") },
            { id: "usual", label: t("generation.usual") },
            { id: "thorough", label: t("generation.thorough") },
          ]}
          value={budget}
          onChange={(id) => isBudget(id) && setBudget(id)}
        />
        {holds("wfm:schedule:edit") && (
          <>
            <Button
              variant="primary"
              icon={<Sparkles />}
              isDisabled={!mayStart}
              onPress={() => start.mutate(undefined)}
            >
              {t("generation.start")}
            </Button>
            <Button isDisabled={isRunning || start.isPending || nextSeed === undefined} onPress={() => setPart(true)}>
              {t("generation.part")}
            </Button>
            <RunOptions key={scheduleId} options={options} />
          </>
        )}
      </div>
      {runs === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : (
        <div className={styles.runs}>
          {runs.length === 0 && (
            <EmptyState icon={<Sparkles />} title={t("generation.noneTitle")} text={t("generation.noneText")} />
          )}
          {isCompared && (
            <Suspense fallback={null}>
              <ComparisonCard key={scheduleId} runs={runs} hourlyCost={hourlyCost} onOpen={setOpened} />
            </Suspense>
          )}
          <PreviousRows list={list} />
          {runs.map((run) => (
            <RunCard
              key={run.id}
              run={run}
              zone={zone}
              isAsked={run.id === asked.run}
              isBusy={isRunning}
              onOpen={() => setOpened(run)}
            />
          ))}
          <div>
            <MoreRows list={list}>{t("generation.showOlder")}</MoreRows>
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {opened && <ChangesDialog run={opened} zone={zone} onClose={() => setOpened(null)} />}
        {isPart && nextSeed !== undefined && (
          <PartDialog schedule={draft} seed={nextSeed} moves={budgets[budget]} onClose={() => setPart(false)} />
        )}
      </Suspense>
    </Page>
  );
};
