import { ProgressBar } from "@evolve/widgets/progress-bar";

/** For work of more than a few seconds whose share is known. */
export const Filled = () => <ProgressBar label="Importing users" value={0.42} />;

/** Shown until the result takes its place. */
export const Finished = () => <ProgressBar label="Importing users" value={1} />;

/** When the work runs or waits and nobody can say how long. It does not pretend. */
export const Unknown = () => <ProgressBar label="Waiting for a place in the queue" value={null} />;
