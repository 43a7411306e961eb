import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CancelledError, type DeferrableSimulation, erlangC, InputError, simulateDeferrable } from "../index.ts";
import { createDesk } from "./desk.ts";

/** A tenth of an hour at a time, two people who are busy for nine tenths of it. */
const work: DeferrableSimulation = {
  arrivals: Array.from({ length: 3_000 }, () => 10.8),
  agents: Array.from({ length: 3_000 }, () => 2),
  intervalSeconds: 360,
  handleSeconds: 60,
  deadlineSeconds: 600,
  judged: { from: 200, to: 2_900 },
  runs: 20,
  seed: 7,
};

/** The share of a queue that never empties for good which is done so soon: wait and handling together, with Erlang's C. */
const doneWithin = (erlangs: number, agents: number, handleSeconds: number, seconds: number): number => {
  const [ends, frees] = [1 / handleSeconds, (agents - erlangs) / handleSeconds];
  const waits = erlangC(erlangs, agents);
  const afterWait = 1 - (frees * Math.exp(-ends * seconds) - ends * Math.exp(-frees * seconds)) / (frees - ends);
  return (1 - waits) * (1 - Math.exp(-ends * seconds)) + waits * afterWait;
};

test.each([
  [1, 0.8, 600],
  [2, 1.8, 600],
  [8, 7.2, 240],
])("with %i people and %f erlangs the share done in %i s is that of the exact formula", (agents, erlangs, seconds) => {
  const { serviceLevel, margin } = simulateDeferrable({
    ...work,
    arrivals: work.arrivals.map(() => erlangs * 6),
    agents: work.agents.map(() => agents),
    deadlineSeconds: seconds,
  });
  const exact = doneWithin(erlangs, agents, 60, seconds);
  expect(Math.abs(serviceLevel - exact)).toBeLessThan(Math.max(0.004, 2 * margin));
});

const centre = fc.record({
  contacts: fc.array(
    fc.record({
      gap: fc.double({ min: 0, max: 50, noNaN: true }),
      takes: fc.double({ min: 0.1, max: 90, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 60,
    },
  ),
  people: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 }),
});

/** When each contact is done by the people of each stretch of 100 s, who stay for ever at the end. */
const doneBy = (contacts: readonly { gap: number; takes: number }[], people: readonly number[]): number[] => {
  const done = new Float64Array(contacts.length).fill(Number.NaN);
  const desk = createDesk(
    contacts.map(({ takes }) => takes),
    done,
  );
  const came: number[] = [];
  for (const { gap } of contacts) came.push((came.at(-1) ?? 0) + gap);
  let at = 0;
  people.forEach((count, stretch) => {
    desk.staff(count, stretch * 100);
    for (; at < came.length && (came[at] ?? 0) < (stretch + 1) * 100; at += 1) desk.receive(at, came[at] ?? 0);
  });
  desk.staff(1, people.length * 100);
  for (; at < came.length; at += 1) desk.receive(at, Math.max(people.length * 100, came[at] ?? 0));
  desk.workUntil(1e9);
  expect(desk.finished()).toBe(contacts.length);
  return [...done];
};

test("with as many people all the time each contact is done when Kiefer and Wolfowitz say", () => {
  fc.assert(
    fc.property(centre, fc.integer({ min: 1, max: 5 }), ({ contacts }, people) => {
      const free = Array.from({ length: people }, () => 0);
      let came = 0;
      const expected = contacts.map(({ gap, takes }) => {
        came += gap;
        free.sort((one, other) => one - other);
        free[0] = Math.max(came, free[0] ?? 0) + takes;
        return free[0];
      });
      const done = doneBy(
        contacts,
        Array.from({ length: 400 }, () => people),
      );
      done.forEach((at, contact) => expect(at).toBeCloseTo(expected[contact] ?? 0, 6));
    }),
  );
});

test("however many people come and go, nothing is done before it came, lost, or done by more people than are there", () => {
  fc.assert(
    fc.property(centre, ({ contacts, people }) => {
      const done = doneBy(contacts, people);
      let came = 0;
      contacts.forEach(({ gap, takes }, contact) => {
        came += gap;
        expect(done[contact]).toBeGreaterThanOrEqual(came + takes - 1e-6);
      });
      for (let until = 100; until <= people.length * 100; until += 100) {
        const finished = contacts.filter((_, contact) => (done[contact] ?? 0) <= until);
        const worked = finished.reduce((sum, { takes }) => sum + takes, 0);
        const there = people.slice(0, until / 100).reduce((sum, count) => sum + count * 100, 0);
        expect(worked).toBeLessThanOrEqual(there + 1e-6);
      }
    }),
  );
});

test("what is put down at closing time is continued first thing in the morning", () => {
  expect(
    doneBy(
      [
        { gap: 50, takes: 80 },
        { gap: 10, takes: 5 },
      ],
      [1, 0, 0, 1],
    ),
  ).toEqual([330, 335]);
});

test("the same seed gives the same result, whatever people there are the same contacts, and nobody does nothing", () => {
  const some = {
    ...work,
    arrivals: work.arrivals.slice(0, 60),
    agents: work.agents.slice(0, 60),
    judged: { from: 0, to: 50 },
  };
  expect(simulateDeferrable(some)).toEqual(simulateDeferrable(some));
  expect(simulateDeferrable({ ...some, seed: 8 }).serviceLevel).not.toBe(simulateDeferrable(some).serviceLevel);
  const nobody = simulateDeferrable({ ...some, agents: some.agents.map(() => 0) });
  const many = simulateDeferrable({ ...some, agents: some.agents.map(() => 50) });
  expect([nobody.serviceLevel, nobody.contacts]).toEqual([0, many.contacts]);
  expect(many.serviceLevel).toBeGreaterThan(0.999);
  expect(many.averageSeconds).toBeGreaterThan(50);
  expect(many.averageSeconds).toBeLessThan(70);
});

test("leftovers come first, as old as they are", () => {
  const { serviceLevel, contacts, left } = simulateDeferrable({
    ...work,
    arrivals: [0, 0, 0, 0],
    agents: [0, 20, 0, 0],
    waiting: [3.5, 3.5, 20],
    deadlineSeconds: 1_200,
    judged: { from: -3, to: 4 },
  });
  // Those of the interval before have 840 s left and those of the one before that 480, while nobody comes for 360; the oldest are late.
  expect(contacts).toBe(27 * work.runs);
  expect(serviceLevel).toBeGreaterThan(0.2);
  expect(serviceLevel).toBeLessThan(0.45);
  expect(left[0]).toBe(27);
  expect(left[3]).toBeLessThan(1);
});

test("a simulation that makes no sense is refused, and cancelled when asked", () => {
  expect(() => simulateDeferrable({ ...work, agents: [1] })).toThrow(/^agents: has 1 intervals/);
  expect(() => simulateDeferrable({ ...work, occupancy: 0 })).toThrow(InputError);
  expect(() => simulateDeferrable(work, { signal: { aborted: true } })).toThrow(CancelledError);
});
