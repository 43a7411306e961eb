import type { JobRow } from "@evolve/contracts/jobs";
import { useWords } from "@evolve/i18n/react";
import { useEffect, useRef } from "react";
import { useShell } from "../shell-context.ts";
import { isOpen, jobName } from "./job-state.ts";
import { useJobFile } from "./use-job-file.ts";

/** Shows a message for each job that ends while the page is open. */
export const useJobNews = (jobs: readonly JobRow[]): void => {
  const words = useWords();
  const { toasts } = useShell();
  const save = useJobFile();
  const seenOpen = useRef(new Set<string>());
  useEffect(() => {
    const tell = (job: JobRow): void => {
      const name = jobName(words, job);
      if (job.state === "failed")
        toasts.show({
          tone: "danger",
          title: words.t("jobs.failed", { name }),
          text: words.error(job.errorCode ?? ""),
        });
      else if (job.state === "done")
        toasts.show({
          tone: "success",
          text: words.t("jobs.done", { name }),
          ...(job.file && {
            duration: "untilClosed",
            action: { label: words.t("jobs.download"), onPress: () => void save(job) },
          }),
        });
    };

    for (const job of jobs) {
      if (isOpen(job)) seenOpen.current.add(job.id);
      else if (seenOpen.current.delete(job.id)) tell(job);
    }
  }, [jobs, words, toasts, save]);
};
