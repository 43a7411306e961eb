import { codeOf } from "@evolve/contracts/errors";
import { cancelJob, type JobRow, listJobs, readJob } from "@evolve/contracts/jobs";
import type { Permission } from "@evolve/contracts/permission-names";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../test/render-screen.tsx";
import { JobsButton } from "./jobs-button.tsx";

const running: JobRow = {
  id: "j1",
  name: "users.import",
  startedBy: { id: "ann", name: "Ann" },
  state: "running",
  version: 1,
  progress: 0.25,
  step: null,
  file: null,
  errorCode: null,
  createdAt: "2026-11-20T08:00:00Z",
  startedAt: "2026-11-20T08:00:00Z",
  finishedAt: null,
};
const waiting: JobRow = { ...running, id: "j2", name: "audit.export", state: "waiting", progress: 0, startedAt: null };

/** The button above jobs that change as `now` does. */
const show = (...jobs: readonly JobRow[]) => showTo([], jobs);
const showTo = async (permissions: readonly Permission[], jobs: readonly JobRow[]) => {
  const now = new Map(jobs.map((job) => [job.id, job]));
  const set = (id: string, change: Partial<JobRow>): JobRow => {
    const changed = { ...running, ...now.get(id), ...change, version: (now.get(id)?.version ?? 0) + 1 };
    now.set(id, changed);
    return changed;
  };
  const rendered = await renderScreen({
    Screen: JobsButton,
    permissions,
    answers: {
      [listJobs.name]: () => ({ jobs: [...now.values()], hasMore: false }),
      [readJob.name]: ({ params }: { params?: { jobId: string } }) => ({ job: now.get(params?.jobId ?? "") }),
      [cancelJob.name]: ({ params }: { params?: { jobId: string } }) => ({
        job: set(params?.jobId ?? "", { state: "cancelling" }),
      }),
    },
  });
  return { ...rendered, set };
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("The button counts the tasks that have not ended, and shows how far each of them is", async () => {
  const { set } = await show(running, waiting);
  await button("2 background tasks running").click();
  const dialog = page.getByRole("dialog", { name: "Background tasks" });
  const bars = dialog.getByRole("progressbar");
  await expect.element(bars.nth(0)).toHaveAccessibleName("User import");
  await expect.element(bars.nth(0)).toHaveAttribute("aria-valuetext", "25%");
  await expect.element(bars.nth(1)).toHaveAccessibleName("Audit trail export · waiting");
  await expect.element(bars.nth(1)).not.toHaveAttribute("aria-valuenow");
  set("j1", { progress: 0.5 });
  await expect.element(bars.nth(0)).toHaveAttribute("aria-valuetext", "50%");
  set("j2", { state: "done", finishedAt: "2026-11-20T08:05:00Z" });
  await expect.element(button("1 background task running")).toBeVisible();
});

test("Cancel asks the server to stop the task, which says so until it has ended", async () => {
  const { inputsOf, set } = await show(running);
  await button("1 background task running").click();
  const cancel = page.getByRole("button", { name: "Cancel User import" });
  await expect.element(cancel).toBeVisible();
  // A real click might scroll the page to the button, and what floats over a page closes when it is scrolled.
  (cancel.element() as HTMLElement).click();
  await expect.poll(() => inputsOf(cancelJob.name)).toEqual([{ params: { jobId: "j1" }, body: {} }]);
  await expect.element(page.getByRole("progressbar")).toHaveAccessibleName("User import · stopping");
  await expect.element(cancel).toBeDisabled();
  set("j1", { state: "cancelled", finishedAt: "2026-11-20T08:05:00Z" });
  await expect.element(page.getByRole("dialog").getByText("Canceled")).toBeVisible();
  await expect.element(button("Background tasks")).toBeVisible();
});

test("A task that fails while the page is open says so, and why; one that had failed before does not", async () => {
  const failed = { state: "failed", errorCode: codeOf("unexpected"), finishedAt: "2026-11-20T08:05:00Z" } as const;
  const { set } = await show(running, { ...waiting, ...failed });
  await expect.element(button("1 background task running")).toBeVisible();
  const messages = page.getByRole("region", { name: "Messages" });
  expect(messages.getByText("Audit trail export: failed").query()).toBeNull();
  set("j1", failed);
  await expect.element(messages.getByText("User import: failed")).toBeVisible();
  await expect.element(messages.getByText("Something went wrong", { exact: false })).toBeVisible();
  expect(messages.getByText("Audit trail export: failed").query()).toBeNull();
});

test("Who has started nothing has no button, but an administrator, who sees the tasks of the whole tenant by it", async () => {
  const { inputsOf, screen } = await show();
  await expect.poll(() => inputsOf(listJobs.name)).toHaveLength(1);
  expect(button("Background tasks").query()).toBeNull();
  await screen.unmount();
  await showTo(["tenant:edit"], []);
  await expect.element(button("Background tasks")).toBeVisible();
});
