/** Work that waits for a commit. It may return a promise; nobody waits for it. */
export type AfterCommit = () => unknown;

/** What transactions register, kept until they have committed. */
export interface AfterCommitQueue {
  readonly add: (task: AfterCommit) => void;
  /** Starts what was added. A failure is reported, never thrown: what it follows has been committed. */
  readonly run: () => void;
}

export const createAfterCommit = (report: (error: unknown) => void): AfterCommitQueue => {
  const tasks: AfterCommit[] = [];
  return {
    add: (task) => void tasks.push(task),
    run: () => {
      for (const task of tasks.splice(0)) start(task, report);
    },
  };
};

const start = (task: AfterCommit, report: (error: unknown) => void): void => {
  try {
    Promise.resolve(task()).catch(report);
  } catch (error) {
    report(error);
  }
};
