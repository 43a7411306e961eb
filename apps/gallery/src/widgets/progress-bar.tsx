import { ProgressBar } from "@evolve/widgets/progress-bar";

export const Filled = () => <ProgressBar label="Importing users" value={0.42} />;

export const Finished = () => <ProgressBar label="Importing users" value={1} />;

export const Unknown = () => <ProgressBar label="Waiting for a place in the queue" value={null} />;
