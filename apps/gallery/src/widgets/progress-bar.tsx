import { ProgressBar } from "@evolve/widgets/progress-bar";

export function Filled() {
  return <ProgressBar label="Importing users" value={0.42} />;
}

export function Finished() {
  return <ProgressBar label="Importing users" value={1} />;
}

export function Unknown() {
  return <ProgressBar label="Waiting for a place in the queue" value={null} />;
}
