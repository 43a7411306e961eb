import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import type { SimulationInput } from "./model.ts";

/** Refuses a simulation that makes no sense. @returns how many intervals it has */
export const checkSimulation = ({
  intervalSeconds,
  skills,
  groups,
  seed,
  warmUpIntervals = 0,
}: SimulationInput): number => {
  checkNumber(intervalSeconds, "intervalSeconds", { above: 0, max: limits.seconds });
  checkNumber(seed, "seed", { whole: true });
  const intervals = skills[0]?.arrivals.length ?? 0;
  if (intervals === 0) throw new InputError("skills", "have no interval to simulate");
  checkNumber(warmUpIntervals, "warmUpIntervals", { min: 0, below: intervals, whole: true });
  const perInterval = (
    value: number | readonly number[],
    field: string,
    check: (one: number, at: string) => void,
  ): void => {
    if (typeof value === "number") {
      check(value, field);
      return;
    }
    if (value.length !== intervals)
      throw new InputError(field, `has ${value.length} intervals, while skills[0].arrivals has ${intervals}`);
    value.forEach((one, interval) => {
      check(one, `${field}[${interval}]`);
    });
  };
  skills.forEach(({ arrivals, handleSeconds, patienceSeconds, targetSeconds, priority = 1 }, index) => {
    const at = `skills[${index}]`;
    perInterval(arrivals, `${at}.arrivals`, (one, field) => checkNumber(one, field, { min: 0, max: limits.contacts }));
    perInterval(handleSeconds, `${at}.handleSeconds`, (one, field) =>
      checkNumber(one, field, { min: 0, max: limits.seconds }),
    );
    if (patienceSeconds !== undefined) checkNumber(patienceSeconds, `${at}.patienceSeconds`, { above: 0, max: 1e9 });
    checkNumber(targetSeconds, `${at}.targetSeconds`, { min: 0, max: limits.seconds });
    checkNumber(priority, `${at}.priority`);
  });
  groups.forEach((group, index) => {
    const at = `groups[${index}]`;
    group.skills.forEach(({ skill, level = 1 }, place) => {
      checkNumber(skill, `${at}.skills[${place}].skill`, { min: 0, below: skills.length, whole: true });
      checkNumber(level, `${at}.skills[${place}].level`);
    });
    perInterval(group.agents, `${at}.agents`, (one, field) =>
      checkNumber(one, field, { min: 0, max: limits.agents, whole: true }),
    );
  });
  return intervals;
};
