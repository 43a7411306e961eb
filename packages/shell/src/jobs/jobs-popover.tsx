import type { CallResult } from "@evolve/contracts/call";
import { cancelJob, type JobRow, listJobs } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Popover } from "@evolve/widgets/popover";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { MoreRows, PreviousRows, useGrowingList } from "../kit/growing-list.tsx";
import { useAction } from "../kit/use-action.ts";
import { useShell } from "../shell-context.ts";
import { isOpen, jobName } from "./job-state.ts";
import { useJobFile } from "./use-job-file.ts";

interface JobsPopoverProps {
  readonly jobs: readonly JobRow[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export const JobsPopover = ({ jobs, anchor, onClose }: JobsPopoverProps) => {
  const { t } = useWords();
  const oldest = jobs.at(-1)?.id;
  return (
    <Popover
      label={t("jobs.title")}
      anchor={anchor}
      placement="bottom end"
      isNonModal
      isOpen
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
    >
      <h2 className="sh-jobs-title">{t("jobs.title")}</h2>
      <div className="sh-jobs-all">
        <ul className="sh-jobs-list">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobItem job={job} />
            </li>
          ))}
        </ul>
        {oldest !== undefined && jobs.length >= limits.jobsListed && <OlderJobs key={oldest} before={oldest} />}
      </div>
    </Popover>
  );
};

/** The jobs before those that are followed, on demand. */
const OlderJobs = ({ before }: { readonly before: string }) => {
  const { t } = useWords();
  const { client } = useShell();
  const [isAsked, setAsked] = useState(false);
  const list = useGrowingList({
    queryKey: ["older-jobs", before],
    fetchPage: (cursor: string | undefined, signal) =>
      client.call(listJobs, { query: { of: "own", before: cursor ?? before } }, { signal }),
    rowsOf: ({ jobs }) => jobs,
    nextCursor: ({ jobs, hasMore }) => (hasMore ? jobs.at(-1)?.id : undefined),
    isEnabled: isAsked,
  });
  if (list.rows === undefined)
    return (
      <Button isPending={isAsked && list.error === null} onPress={isAsked ? list.retry : () => setAsked(true)}>
        {t("jobs.showOlder")}
      </Button>
    );
  return (
    <>
      <PreviousRows list={list} />
      <ul className="sh-jobs-list">
        {list.rows.map((job) => (
          <li key={job.id}>
            <JobItem job={job} />
          </li>
        ))}
      </ul>
      <MoreRows list={list}>{t("jobs.showOlder")}</MoreRows>
    </>
  );
};

const tones = { done: "success", failed: "danger", cancelled: "neutral" } as const satisfies Partial<
  Record<JobRow["state"], StatusTone>
>;

const endedKeys = { done: "jobs.stateDone", failed: "jobs.stateFailed", cancelled: "jobs.stateCancelled" } as const;

const JobItem = ({ job }: { readonly job: JobRow }) => {
  const words = useWords();
  const { client } = useShell();
  const queryClient = useQueryClient();
  const save = useJobFile();
  const name = jobName(words, job);
  const cancel = useAction<void, CallResult<typeof cancelJob>>({
    run: () => client.call(cancelJob, { params: { jobId: job.id }, body: {} }),
    invalidates: [],
    onDone: (_input, answer) => queryClient.setQueryData(["job", job.id], answer.job),
  });
  const { state } = job;
  if (state === "waiting" || state === "running" || state === "cancelling")
    return (
      <div className="sh-job">
        <ProgressBar
          label={
            state === "running"
              ? name
              : `${name} · ${words.t(state === "waiting" ? "jobs.waiting" : "jobs.cancelling")}`
          }
          value={state === "running" ? job.progress : null}
        />
        <Button
          size="small"
          variant="ghost"
          isDisabled={!isOpen(job) || state === "cancelling"}
          isPending={cancel.isPending}
          aria-label={words.t("jobs.cancelJob", { name })}
          onPress={() => cancel.mutate()}
        >
          {words.t("common.cancel")}
        </Button>
      </div>
    );
  return (
    <div className="sh-job">
      <div className="sh-job-ended">
        <strong>{name}</strong>
        <span className="sh-job-when">
          <StatusPill tone={tones[state]}>{words.t(endedKeys[state])}</StatusPill>
          {job.finishedAt !== null && <time dateTime={job.finishedAt}>{words.date(job.finishedAt, "dateTime")}</time>}
        </span>
        {state === "failed" && <span className="sh-job-fault">{words.error(job.errorCode ?? "")}</span>}
      </div>
      {job.file !== null && (
        <Button
          size="small"
          aria-label={words.t("jobs.downloadFile", { file: job.file.name })}
          onPress={() => void save(job)}
        >
          {words.t("jobs.download")}
        </Button>
      )}
    </div>
  );
};
