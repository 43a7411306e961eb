import { type JobRow, listJobs } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Popover } from "@evolve/widgets/popover";
import { Skeleton } from "@evolve/widgets/skeleton";
import { Tabs } from "@evolve/widgets/tabs";
import { failureCode } from "@evolve/session";
import { type RefObject, useState } from "react";
import { MoreRows, PreviousRows, useGrowingList } from "../kit/growing-list.tsx";
import { useShell } from "../shell-context.ts";
import { allJobsKey, JobItem } from "./job-item.tsx";
import { isOpen } from "./job-state.ts";

interface JobsPopoverProps {
  readonly jobs: readonly JobRow[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The user's tasks, and to administrators also those of everybody in the tenant. */
export const JobsPopover = ({ jobs, anchor, onClose }: JobsPopoverProps) => {
  const { t } = useWords();
  const { holds } = useShell();
  const own = <OwnJobs jobs={jobs} />;
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
      {holds("tenant:edit") ? (
        <Tabs
          label={t("jobs.whose")}
          items={[
            { id: "own", label: t("jobs.mine"), content: own },
            { id: "tenant", label: t("jobs.everyones"), content: <EveryonesJobs /> },
          ]}
        />
      ) : (
        own
      )}
    </Popover>
  );
};

const OwnJobs = ({ jobs }: Pick<JobsPopoverProps, "jobs">) => {
  const { t } = useWords();
  const oldest = jobs.at(-1)?.id;
  return (
    <div className="sh-jobs-all">
      {oldest === undefined && <p className="sh-jobs-none">{t("jobs.noneOwn")}</p>}
      <ul className="sh-jobs-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobItem job={job} />
          </li>
        ))}
      </ul>
      {oldest !== undefined && jobs.length >= limits.jobsListed && <OlderJobs key={oldest} before={oldest} />}
    </div>
  );
};

/** How often the tasks of others are looked at while one of them has not ended. */
const lookMs = 2_000;

/** What the whole tenant has running and has had: any of it can be cancelled here. */
const EveryonesJobs = () => {
  const words = useWords();
  const { client } = useShell();
  const list = useGrowingList({
    queryKey: allJobsKey,
    fetchPage: (before: string | undefined, signal) =>
      client.call(listJobs, { query: { of: "tenant", ...(before !== undefined && { before }) } }, { signal }),
    rowsOf: ({ jobs }) => jobs,
    nextCursor: ({ jobs, hasMore }) => (hasMore ? jobs.at(-1)?.id : undefined),
    refreshMs: (jobs) => jobs.some(isOpen) && lookMs,
  });
  return (
    <div className="sh-jobs-all">
      {list.error !== null && <Banner tone="danger">{words.error(failureCode(list.error))}</Banner>}
      {list.rows === undefined && list.error === null && <Skeleton shape="block" />}
      {list.rows?.length === 0 && <p className="sh-jobs-none">{words.t("jobs.none")}</p>}
      <PreviousRows list={list} />
      <ul className="sh-jobs-list">
        {list.rows?.map((job) => (
          <li key={job.id}>
            <JobItem job={job} isAmongAll />
          </li>
        ))}
      </ul>
      <MoreRows list={list}>{words.t("jobs.showOlder")}</MoreRows>
    </div>
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
