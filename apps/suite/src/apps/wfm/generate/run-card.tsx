import { cancelJob, readJob } from "@evolve/contracts/jobs";
import { type GenerationMessage, type GenerationRun, readGeneration } from "@evolve/contracts/schedule-generation";
import type { PlainKey } from "@evolve/i18n";
import { ShellLink, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Card } from "../../../parts/card.tsx";
import { ruleWords } from "../../../parts/rule-words.ts";
import { reasons } from "../plans/reasons.ts";
import { ChangedSince } from "./changed-since.tsx";
import styles from "./generate.module.css";
import { hasResult, hoursWords, partWords, runTitle } from "./run-words.ts";
import { useAccept } from "./use-accept.ts";
import { percent } from "../../../parts/percent.ts";

const stateNames: Readonly<Record<GenerationRun["state"], PlainKey>> = {
  running: "generation.running",
  done: "generation.done",
  cancelled: "generation.cancelled",
  failed: "generation.failed",
  accepted: "generation.accepted",
};
const messageNames: Readonly<Record<GenerationMessage["kind"], PlainKey>> = {
  noLegalWeek: "generation.noLegalWeek",
  lockedBreaksRule: "generation.lockedBreaksRule",
  leftOpen: "generation.leftOpen",
};

const lookEveryMs = 1_000;

interface RunCardProps {
  readonly run: GenerationRun;
  /** Of the business unit. */
  readonly zone: string;
  /** The address names it. */
  readonly isAsked: boolean;
  /** Something is being generated for the draft. */
  readonly isBusy: boolean;
  /** Shows what it would change. */
  readonly onOpen: () => void;
}

/** One generation: how far it is, how good, what it says about people, and what it would change. */
export const RunCard = ({ run: listed, zone, isAsked, isBusy, onOpen }: RunCardProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const { id, scheduleId, jobId } = listed;
  const read = useQuery({
    queryKey: ["generations", "one", id],
    queryFn: ({ signal }) => client.call(readGeneration, { params: { runId: id } }, { signal }),
    refetchInterval: ({ state }) => ((state.data?.run ?? listed).state === "running" ? lookEveryMs : false),
  });
  const run = read.data?.run ?? listed;
  const isRunning = run.state === "running";
  const job = useQuery({
    queryKey: ["jobs", "one", jobId],
    queryFn: async ({ signal }) =>
      (await client.call(readJob, { params: { jobId: jobId ?? "" }, query: {} }, { signal })).job,
    enabled: isRunning && jobId !== null,
    refetchInterval: lookEveryMs,
    retry: false,
  });
  const hasEnded = listed.state === "running" && !isRunning;
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: ["generations", scheduleId] });
  }, [hasEnded, queryClient, scheduleId]);
  const cancel = useAction({
    run: () => client.call(cancelJob, { params: { jobId: jobId ?? "" }, body: {} }),
    invalidates: [["generations", "one", id]],
  });
  const accept = useAccept(listed);
  const { messages = [], messageCount = 0, changes } = read.data ?? {};
  const unlisted = messageCount - messages.length;
  const mayEdit = holds("wfm:schedule:edit");
  const isReady = hasResult(run);
  const isAcceptable = read.data?.changedSince.isAcceptable ?? false;
  const part = partWords(words, run);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) end.current?.scrollIntoView({ block: "center" });
  }, [isAsked]);
  return (
    <Card title={runTitle(words, run)} note={t(stateNames[run.state])}>
      {part !== null && <p className={styles.quiet}>{part}</p>}
      {isRunning && <ProgressBar label={t("generation.progress")} value={job.data?.progress ?? null} />}
      <dl className={styles.figures}>
        <div>
          <dt>{t(isRunning ? "generation.bestSoFar" : "generation.shortfall")}</dt>
          <dd>{hoursWords(words, run.shortfallHours)}</dd>
        </div>
        <div>
          <dt>{t("generation.bound")}</dt>
          <dd>{hoursWords(words, run.boundHours)}</dd>
        </div>
        <div>
          <dt>{t("generation.required")}</dt>
          <dd>{hoursWords(words, run.requiredHours)}</dd>
        </div>
        <div>
          <dt>{t("generation.gap")}</dt>
          <dd>{percent(words, run.gap, 1)}</dd>
        </div>
      </dl>
      {isRunning && run.boundHours !== null && <p className={styles.quiet}>{t("generation.boundMeant")}</p>}
      {isReady && run.requiredHours !== 0 && <p className={styles.quiet}>{t("generation.missingCounted")}</p>}
      {isReady && run.requiredHours === 0 && <p className={styles.quiet}>{t("generation.nothingRequired")}</p>}
      {isReady && changes && <p>{t("generation.changes", changes)}</p>}
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <li key={`${message.agentId} ${message.day} ${message.kind}`}>
              <bdi>{message.agentName}</bdi> · {words.date(message.day, "date", "UTC")} ·{" "}
              {t(messageNames[message.kind])}
              {message.rule !== null && `: ${t(reasons[message.rule])}`}
              {message.broken !== null && ` (${ruleWords(words, message.broken, zone, { day: message.day })})`}
            </li>
          ))}
          {unlisted > 0 && <li className={styles.quiet}>{t("scheduleEditor.moreChanges", { count: unlisted })}</li>}
        </ul>
      )}
      {isReady && read.data && !isAcceptable && <ChangedSince read={read.data} mayStart={mayEdit && !isBusy} />}
      <div className={styles.buttons} ref={end}>
        {isReady && <Button onPress={onOpen}>{t("generation.seeChanges")}</Button>}
        {mayEdit && isRunning && (
          <Button isDisabled={cancel.isPending} onPress={() => cancel.mutate(undefined)}>
            {t("generation.cancel")}
          </Button>
        )}
        {mayEdit && isReady && (
          <Button
            variant="primary"
            isDisabled={!isAcceptable || accept.isPending}
            onPress={() => accept.mutate(undefined)}
          >
            {t("generation.accept")}
          </Button>
        )}
        {run.state === "accepted" && (
          <ShellLink to={`/scheduler/editor?schedule=${scheduleId}`}>{t("generation.openDraft")}</ShellLink>
        )}
      </div>
    </Card>
  );
};
