/** Work to run after a commit. It may return a promise, which is not awaited. */
export type AfterCommit = () => unknown;

/** The work that a transaction registered, kept until it has committed. */
export interface AfterCommitQueue {
  readonly add: (task: AfterCommit) => void;
  /** Starts the registered work. A failure is reported, never thrown: the data is already committed. */
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
