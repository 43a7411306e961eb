import "./jobs.css";
import { useWords } from "@evolve/i18n/react";
import { lazyPart } from "@evolve/widgets/lazy-part";
import ListChecks from "lucide-react/icons/list-checks";
import { Suspense, useRef, useState } from "react";
import { useShell } from "../shell-context.ts";
import { isOpen, progressOf } from "./job-state.ts";
import { useJobNews } from "./use-job-news.ts";
import { useJobs } from "./use-jobs.ts";

const JobsPopover = lazyPart(async () => (await import("./jobs-popover.tsx")).JobsPopover);

/** The user's background tasks: progress and results. Hidden from users who have never started any, unless they see those of the whole tenant. */
export const JobsButton = () => {
  const { t } = useWords();
  const { holds } = useShell();
  const jobs = useJobs();
  const open = jobs.filter(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  useJobNews(jobs);
  if (jobs.length === 0 && !holds("tenant:edit")) return null;
  const label = open.length === 0 ? t("jobs.title") : t("jobs.running", { count: open.length });
  return (
    <>
      <button
        ref={button}
        type="button"
        className="sh-header-button sh-jobs"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onPointerEnter={JobsPopover.fetch}
        onFocus={JobsPopover.fetch}
        onClick={() => setShown(!isShown)}
      >
        <ListChecks />
        {open.length > 0 && (
          <svg className="sh-jobs-ring" viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${progressOf(open) * 100} 100`} />
          </svg>
        )}
      </button>
      <Suspense>{isShown && <JobsPopover jobs={jobs} anchor={button} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
};
