import type { SharedSkills } from "@evolve/contracts/shared-skills";
import type { MultiSkillAnswer, MultiSkillQuestion } from "@evolve/workforce";

/** The same question gives the same answer. */
const seed = 1;

/** As the engine asks it. */
export const engineQuestion = ({ intervalMinutes, groups, mixes }: SharedSkills): MultiSkillQuestion => ({
  intervalSeconds: intervalMinutes * 60,
  skills: groups.map(({ contacts, handleSeconds, targetSeconds, patienceSeconds, serviceLevel }) => ({
    arrivals: contacts,
    handleSeconds,
    targetSeconds,
    ...(patienceSeconds !== null && { patienceSeconds }),
    serviceLevel,
  })),
  groups: mixes.map(({ groups: places, people }) => ({ skills: places.map((skill) => ({ skill })), people })),
  seed,
});

/** What the thread posts: its progress, then the answer. */
export type Posted = { readonly done: number } | { readonly answer: MultiSkillAnswer };

export interface Totals {
  readonly people: readonly number[];
  readonly hours: number;
  readonly peak: number;
}

/** People in each interval, of all parts together. */
export const totalsOf = (parts: readonly (readonly number[])[], intervalMinutes: number): Totals => {
  const people = (parts[0] ?? []).map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0));
  const hours = (people.reduce((sum, count) => sum + count, 0) * intervalMinutes) / 60;
  return { people, hours, peak: Math.max(0, ...people) };
};
