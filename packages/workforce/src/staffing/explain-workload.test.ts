import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deferrableRequirement, type ExplainWorkload, explainWorkload } from "../index.ts";
import { serveFirstCome } from "../queueing/first-come.ts";

const open = Array.from({ length: 7 * 24 }, (_, at) => at % 24 >= 8 && at % 24 < 18);
/** A week of hours with e-mail by day, done by people from 8 to 18 o'clock within a day. */
const week: ExplainWorkload = {
  arrivals: open.map((isOpen, at) => (isOpen ? 60 + 20 * Math.sin(at) : 6)),
  intervalSeconds: 3_600,
  handleSeconds: 300,
  deadlineSeconds: 24 * 3_600,
  occupancy: 0.9,
  open,
  interval: 3 * 24 + 10,
  seed: 1,
};

test("with the people required all that can be is done in time, with fewer not, and the simulation agrees", () => {
  const { agents, around, simulation } = explainWorkload({ ...week, deadlineSeconds: 8 * 3_600 });
  expect(around.map((one) => one.agents)).toEqual([-2, -1, 0, 1, 2].map((more) => agents + more));
  const levels = around.map(({ serviceLevel }) => serviceLevel);
  expect(levels.toSorted((one, other) => one - other)).toEqual(levels);
  expect(around.map(({ isMet }) => isMet)).toEqual([false, false, true, true, true]);
  expect(levels[0]).toBeLessThan(0.9);
  expect(simulation?.runs).toBeGreaterThan(4);
  expect(Math.abs(simulation?.difference ?? 1)).toBeLessThan(0.02);
  expect(simulation).toMatchObject({ isDifferent: false });
  const day = explainWorkload(week);
  expect(day.around.find((one) => one.agents === day.agents)?.serviceLevel).toBe(1);
  expect(day.simulation?.serviceLevel).toBeGreaterThan(0.999);
  expect(explainWorkload(week)).toEqual(day);
});

test("what closes too early for its deadline is late in the formula and in the simulation", () => {
  // What comes by night is due before anybody is there.
  const { around, simulation, agents, late } = explainWorkload({
    ...week,
    deadlineSeconds: 4 * 3_600,
    interval: 3 * 24 + 17,
  });
  expect(late).toBeGreaterThan(0);
  const level = around.find((one) => one.agents === agents)?.serviceLevel ?? 1;
  expect(level).toBeLessThan(0.97);
  expect(Math.abs((simulation?.serviceLevel ?? 0) - level)).toBeLessThan(0.05);
});

test("a deadline shorter than an interval makes the simulation fall behind the formula, which says so", () => {
  const { simulation } = explainWorkload({ ...week, deadlineSeconds: 300 });
  expect(simulation?.difference).toBeLessThan(-0.02);
  expect(simulation?.isDifferent).toBe(true);
});

test("where nobody is needed there is nothing to simulate", () => {
  expect(explainWorkload({ ...week, interval: 3 })).toMatchObject({ agents: 0, around: [], simulation: null });
});

test("in turn, all that the requirement says is done is done in time, and nothing is done twice", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 40 }),
      fc.nat({ max: 6 }),
      fc.nat({ max: 50 }),
      (arrivals, lag, backlog) => {
        const work = { arrivals, backlog, intervalSeconds: 3_600, handleSeconds: 360, deadlineSeconds: lag * 3_600 };
        const { agents, perPerson } = deferrableRequirement(work);
        const capacity = agents.map((count) => count * perPerson);
        const { inTime, waiting } = serveFirstCome({ arrivals, backlog, capacity, lag }, arrivals.length - 1);
        arrivals.forEach((count, at) => expect(inTime[at]).toBeCloseTo(count + (at === 0 ? backlog : 0), 6));
        const before = deferrableRequirement(work).backlog.at(-2) ?? 0;
        expect(waiting.reduce((sum, count) => sum + count, 0)).toBeCloseTo(arrivals.length > 1 ? before : 0, 6);
        const nobody = serveFirstCome({ arrivals, backlog, capacity: capacity.map(() => 0), lag }, 0);
        expect(nobody.inTime.every((count) => count === 0)).toBe(true);
      },
    ),
  );
});
