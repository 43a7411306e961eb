import { cancelJob, type JobRow, listJobs } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../test/render-screen.tsx";
import { JobsPopover } from "./jobs-popover.tsx";

const jobOf = (id: string): JobRow => ({
  id,
  name: "users.import",
  startedBy: { id: "ann", name: "Ann" },
  state: "done",
  version: 1,
  progress: 1,
  step: null,
  file: null,
  errorCode: null,
  createdAt: "2026-11-20T08:00:00Z",
  startedAt: "2026-11-20T08:00:00Z",
  finishedAt: "2026-11-20T08:00:00Z",
});
const jobsOf = (count: number) => Array.from({ length: count }, (_, at) => jobOf(`j${at + 1}`));

const show = (
  jobs: readonly JobRow[],
  answers: Parameters<typeof renderScreen>[0]["answers"] = {},
  permissions: Parameters<typeof renderScreen>[0]["permissions"] = [],
) => {
  const anchor = createRef<HTMLButtonElement>();
  const Screen = () => (
    <>
      <button ref={anchor} type="button">
        Tasks
      </button>
      <JobsPopover jobs={jobs} anchor={anchor} onClose={() => undefined} />
    </>
  );
  return renderScreen({ Screen, permissions, answers });
};
const items = () => page.getByRole("dialog").getByRole("listitem").elements();
const older = page.getByRole("button", { name: "Show older tasks" });

test("Tasks beyond the newest are listed on demand, page by page", async () => {
  const { inputsOf } = await show(jobsOf(limits.jobsListed), {
    [listJobs.name]: ({ query }: { query?: { before?: string } }) =>
      query?.before === "old" ? { jobs: [jobOf("oldest")], hasMore: false } : { jobs: [jobOf("old")], hasMore: true },
  });
  await expect.poll(items).toHaveLength(limits.jobsListed);
  await older.click();
  await expect.poll(items).toHaveLength(limits.jobsListed + 1);
  await older.click();
  await expect.poll(items).toHaveLength(limits.jobsListed + 2);
  expect(older.query()).toBeNull();
  expect(inputsOf(listJobs.name).slice(-2)).toEqual([
    { query: { of: "own", before: `j${limits.jobsListed}` } },
    { query: { of: "own", before: "old" } },
  ]);
});

test("Where all tasks are shown, no older ones are offered", async () => {
  await show(jobsOf(3));
  await expect.poll(items).toHaveLength(3);
  expect(older.query()).toBeNull();
});

test("An administrator sees everybody's tasks too, whose they are, and cancels them after a question; a file is left to who started the task", async () => {
  const bo = { startedBy: { id: "bo", name: "Bo Berg" } };
  const file = { name: "people.csv", type: "text/csv", parts: 1, encoding: "text" } as const;
  let theirs: JobRow[] = [
    { ...jobOf("running"), ...bo, state: "running", progress: 0.5, finishedAt: null },
    { ...jobOf("done"), ...bo, file },
  ];
  const { inputsOf } = await show(
    [],
    {
      [listJobs.name]: () => ({ jobs: theirs, hasMore: false }),
      [cancelJob.name]: () => {
        theirs = theirs.map((job) => (job.state === "running" ? { ...job, state: "cancelling" } : job));
        return { job: theirs[0] };
      },
    },
    ["tenant:edit"],
  );
  await expect.element(page.getByText("You haven’t started any tasks.", { exact: false })).toBeVisible();
  await page.getByRole("tab", { name: "Everyone’s" }).click();
  await expect.poll(items).toHaveLength(2);
  expect(inputsOf(listJobs.name)).toEqual([{ query: { of: "tenant" } }]);
  await expect.element(page.getByText("User import · Bo Berg").first()).toBeVisible();
  expect(page.getByRole("button", { name: /Download/ }).query()).toBeNull();
  const cancel = page.getByRole("button", { name: "Cancel User import · Bo Berg" });
  (cancel.element() as HTMLElement).click();
  const question = page.getByRole("dialog", { name: /^Cancel this task\?.*started by Bo Berg/ });
  await expect.element(question.getByRole("button", { name: "Keep running" })).toHaveFocus();
  expect(inputsOf(cancelJob.name)).toEqual([]);
  await question.getByRole("button", { name: "Cancel task" }).click();
  await expect.poll(() => inputsOf(cancelJob.name)).toEqual([{ params: { jobId: "running" }, body: {} }]);
  await expect.element(page.getByRole("progressbar")).toHaveAccessibleName("User import · Bo Berg · stopping");
});

test("Nobody else is offered the tasks of others", async () => {
  await show(jobsOf(1));
  await expect.poll(items).toHaveLength(1);
  expect(page.getByRole("tab").query()).toBeNull();
});
