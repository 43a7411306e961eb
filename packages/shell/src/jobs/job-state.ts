import type { JobRow } from "@evolve/contracts/jobs";
import type { Words } from "@evolve/i18n";

export const isOpen = ({ state }: JobRow): boolean =>
  state === "waiting" || state === "running" || state === "cancelling";

/** What a kind of job is called; its bare name where there are no words, so that it can still be told apart. */
export const jobName = (words: Words, { name }: JobRow): string => {
  const key = `jobs.kind.${name}`;
  return words.has(key) ? words.message(key) : name;
};

/** How far all of these are together, from 0 to 1; 1 where there are none. */
export const progressOf = (jobs: readonly JobRow[]): number =>
  jobs.length === 0 ? 1 : jobs.reduce((sum, { progress }) => sum + progress, 0) / jobs.length;
