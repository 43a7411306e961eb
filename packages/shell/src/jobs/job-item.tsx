import type { CallResult } from "@evolve/contracts/call";
import { cancelJob, type JobRow } from "@evolve/contracts/jobs";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { ConfirmPopover } from "@evolve/widgets/confirm-popover";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../kit/use-action.ts";
import { useShell } from "../shell-context.ts";
import { isOpen, jobName } from "./job-state.ts";
import { useJobFile } from "./use-job-file.ts";

/** The key of the tasks of the whole tenant. */
export const allJobsKey = ["all-jobs"] as const;

const tones = { done: "success", failed: "danger", cancelled: "neutral" } as const satisfies Partial<
  Record<JobRow["state"], StatusTone>
>;

const endedKeys = { done: "jobs.stateDone", failed: "jobs.stateFailed", cancelled: "jobs.stateCancelled" } as const;

interface JobItemProps {
  readonly job: JobRow;
  /** Among everybody's tasks: it says whose it is, and leaves its file to them. */
  readonly isAmongAll?: boolean;
}

export const JobItem = ({ job, isAmongAll = false }: JobItemProps) => {
  const words = useWords();
  const { client, user } = useShell();
  const queryClient = useQueryClient();
  const save = useJobFile();
  const kind = jobName(words, job);
  const name = isAmongAll ? `${kind} · ${job.startedBy.name}` : kind;
  const cancel = useAction<void, CallResult<typeof cancelJob>>({
    run: () => client.call(cancelJob, { params: { jobId: job.id }, body: {} }),
    invalidates: [allJobsKey],
    onDone: (_input, answer) => queryClient.setQueryData(["job", job.id], answer.job),
  });
  const { state } = job;
  if (state === "waiting" || state === "running" || state === "cancelling") {
    const button = {
      size: "small",
      variant: "ghost",
      isDisabled: !isOpen(job) || state === "cancelling",
      isPending: cancel.isPending,
      "aria-label": words.t("jobs.cancelJob", { name }),
    } as const;
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
        {!isAmongAll || job.startedBy.id === user.id ? (
          <Button {...button} onPress={() => cancel.mutate()}>
            {words.t("common.cancel")}
          </Button>
        ) : (
          <ConfirmPopover
            trigger={<Button {...button}>{words.t("common.cancel")}</Button>}
            title={words.t("jobs.cancelTitle")}
            text={words.t("jobs.cancelText", { name: job.startedBy.name })}
            dismissLabel={words.t("jobs.keep")}
            confirmLabel={words.t("jobs.cancelConfirm")}
            onConfirm={() => cancel.mutate()}
          />
        )}
      </div>
    );
  }
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
      {job.file !== null && (!isAmongAll || job.startedBy.id === user.id) && (
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
