/** People of the same skills, and the groups whose contacts they take, by their places; each place once. */
export interface Pool {
  readonly people: number;
  readonly groups: readonly number[];
}

/** A change of fewer people ends the rounds; what is returned is in thousandths. */
const precise = 1e-6;
const roundsMax = 200;

/**
 * Shares people among the groups whose contacts they can take, so that the worst served group has as large a part of what it requires as
 * skills allow, then the next one, and so on: a specialist works for the group that nobody else can help. A group that requires
 * nothing gets those alone who can do nothing else, in equal parts.
 *
 * In turn, each pool fills up the groups that are served worst until nothing changes. Source: the result is the lexicographically optimal
 * base of a polymatroid (Fujishige, Mathematics of Operations Research 5 (1980) 186-196), which minimises the sum of people² /
 * required; that sum is convex and its limits are those of each pool alone, so improving it pool by pool ends there.
 *
 * @returns people by group
 */
export const shareEvenly = (pools: readonly Pool[], required: ArrayLike<number>): Float64Array => {
  const given = new Float64Array(required.length);
  const choices: Choice[] = [];
  for (const { people, groups } of pools) {
    if (people <= 0) continue;
    const wanting = groups.filter((group) => (required[group] ?? 0) > 0);
    if (wanting.length > 1) choices.push({ people, groups: wanting, held: new Float64Array(wanting.length) });
    else
      for (const group of wanting.length === 1 ? wanting : groups)
        given[group] = (given[group] ?? 0) + people / (wanting.length || groups.length);
  }
  for (let round = 0; round < roundsMax; round += 1) {
    let change = 0;
    for (const choice of choices) change = Math.max(change, fillUp(choice, given, required));
    if (change < precise) break;
  }
  return given.map((people) => Math.round(people * 1_000) / 1_000);
};

interface Choice extends Pool {
  /** What each of its groups has of them. */
  readonly held: Float64Array;
}

/** Redistributes one pool while the others stay as they are; returns the largest change. */
const fillUp = ({ people, groups, held }: Choice, given: Float64Array, required: ArrayLike<number>): number => {
  groups.forEach((group, place) => (given[group] = (given[group] ?? 0) - (held[place] ?? 0)));
  const level = levelOf(people, groups, given, required);
  let change = 0;
  groups.forEach((group, place) => {
    const added = Math.max(0, level * (required[group] ?? 0) - (given[group] ?? 0));
    change = Math.max(change, Math.abs(added - (held[place] ?? 0)));
    held[place] = added;
    given[group] = (given[group] ?? 0) + added;
  });
  return change;
};

/** The part of what they require to which these people bring up all groups that have less. */
const levelOf = (
  people: number,
  groups: readonly number[],
  given: Float64Array,
  required: ArrayLike<number>,
): number => {
  // Groups above the level take nothing; leaving them out lowers it, so that others may drop out too.
  let level = Infinity;
  for (;;) {
    let [has, wants] = [people, 0];
    for (const group of groups) {
      const [own, want] = [given[group] ?? 0, required[group] ?? 0];
      if (own > level * want) continue;
      has += own;
      wants += want;
    }
    const lower = has / wants;
    if (!(lower < level)) return level;
    level = lower;
  }
};
