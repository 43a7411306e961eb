import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type QueueInterval, queueMeasures } from "../index.ts";

const halfHour = { intervalSeconds: 1_800, targetSeconds: 20 } as const;

test("Erlang C has the published measures", () => {
  const one = queueMeasures({ model: "erlang-c", ...halfHour, arrivals: 100, handleSeconds: 180, agents: 14 });
  expect(one.waitProbability).toBeCloseTo(0.174132, 6);
  expect(one.serviceLevel).toBeCloseTo(0.88835, 6);
  expect(one.averageWaitSeconds).toBeCloseTo(7.835937, 6);
  expect(one.occupancy).toBeCloseTo(0.714286, 6);
  const other = queueMeasures({
    model: "erlang-c",
    ...halfHour,
    arrivals: 360,
    handleSeconds: 240,
    agents: 55,
    targetSeconds: 15,
  });
  expect(other.waitProbability).toBeCloseTo(0.238701, 6);
  expect(other.serviceLevel).toBeCloseTo(0.845883, 6);
  expect(other.averageWaitSeconds).toBeCloseTo(8.184032, 6);
  expect(other.occupancy).toBeCloseTo(0.872727, 6);
});

test("Erlang A has the published measures", () => {
  const measures = queueMeasures({
    model: "erlang-a",
    arrivals: 48,
    intervalSeconds: 60,
    handleSeconds: 60,
    agents: 50,
    targetSeconds: 20,
    patienceSeconds: 120,
  });
  expect(measures.waitProbability).toBeCloseTo(0.467774, 6);
  expect(measures.abandonRate).toBeCloseTo(0.030912, 6);
  expect(measures.averageWaitSeconds).toBeCloseTo(3.7095, 4);
  expect(measures.serviceLevel).toBeCloseTo(0.943019, 6);
  const published = [
    { agents: 14, abandonRate: 0.018694, serviceLevel: 0.92556 },
    { agents: 12, abandonRate: 0.053092, serviceLevel: 0.802304 },
    { agents: 11, abandonRate: 0.083414, serviceLevel: 0.705371 },
  ];
  for (const { agents, abandonRate, serviceLevel } of published) {
    const found = queueMeasures({
      ...halfHour,
      model: "erlang-a",
      arrivals: 100,
      handleSeconds: 180,
      patienceSeconds: 180,
      agents,
    });
    expect(found.abandonRate).toBeCloseTo(abandonRate, 6);
    expect(found.serviceLevel).toBeCloseTo(serviceLevel, 6);
  }
});

/** Erlang A from its states: their probabilities one by one, and the wait of a caller with k ahead in small steps of time. */
const bySummation = ({
  arrivals,
  intervalSeconds,
  handleSeconds,
  agents,
  targetSeconds,
  patienceSeconds = 0,
}: QueueInterval) => {
  const [arrival, service, leave] = [arrivals / intervalSeconds, 1 / handleSeconds, 1 / patienceSeconds];
  const logs = [0];
  const departures = (state: number) => Math.min(state, agents) * service + Math.max(0, state - agents) * leave;
  for (let state = 1; state < agents + 4_000; state += 1)
    logs.push((logs[state - 1] ?? 0) + Math.log(arrival / departures(state)));
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const states = weights.map((weight) => weight / total);
  const waiting = states.slice(agents);
  const queue = waiting.reduce((sum, probability, k) => sum + k * probability, 0);
  const waitProbability = waiting.reduce((sum, probability) => sum + probability, 0);
  // P(reached within the target with k ahead, patience lasting): reached after the k+1st departure of those ahead.
  // Solved as a chain of positions, by the fourth-order Runge-Kutta method.
  const deepest = waiting.findLastIndex((probability) => probability > 1e-14);
  let at = waiting.slice(0, deepest + 1);
  const steps = 4_000;
  const h = targetSeconds / steps;
  let answered = 0;
  const flow = (position: readonly number[]) =>
    position.map(
      (here, k) =>
        // One place ahead: a departure among those being served or ahead in the queue.
        (position[k + 1] ?? 0) * (agents * service + (k + 1) * leave) - here * (agents * service + (k + 1) * leave),
    );
  const along = (from: readonly number[], slope: readonly number[], by: number) =>
    from.map((value, k) => value + by * (slope[k] ?? 0));
  for (let step = 0; step < steps; step += 1) {
    const k1 = flow(at);
    const k2 = flow(along(at, k1, h / 2));
    const k3 = flow(along(at, k2, h / 2));
    const k4 = flow(along(at, k3, h));
    const next = at.map(
      (value, k) => value + (h / 6) * ((k1[k] ?? 0) + 2 * (k2[k] ?? 0) + 2 * (k3[k] ?? 0) + (k4[k] ?? 0)),
    );
    answered += h * agents * service * (((at[0] ?? 0) + (next[0] ?? 0)) / 2);
    at = next;
  }
  return { waitProbability, abandonRate: (queue * leave) / arrival, serviceLevel: 1 - waitProbability + answered };
};

test("Erlang A equals the summation of its states", () => {
  fc.assert(
    fc.property(
      fc.record({
        arrivals: fc.integer({ min: 5, max: 200 }),
        handleSeconds: fc.integer({ min: 60, max: 400 }),
        agents: fc.integer({ min: 1, max: 40 }),
        patienceSeconds: fc.integer({ min: 30, max: 600 }),
      }),
      (some) => {
        const interval: QueueInterval = { model: "erlang-a", ...halfHour, ...some };
        const found = queueMeasures(interval);
        const expected = bySummation(interval);
        expect(found.waitProbability).toBeCloseTo(expected.waitProbability, 9);
        expect(found.abandonRate).toBeCloseTo(expected.abandonRate, 9);
        expect(found.serviceLevel).toBeCloseTo(expected.serviceLevel, 5);
      },
    ),
    { numRuns: 12 },
  );
});

test("with endless patience Erlang A is Erlang C", () => {
  for (const agents of [110, 120, 140]) {
    const load = { ...halfHour, arrivals: 1_000, handleSeconds: 180, agents };
    const endless = queueMeasures({ ...load, model: "erlang-a", patienceSeconds: 1e9 });
    const measures = queueMeasures({ ...load, model: "erlang-c" });
    expect(endless.serviceLevel).toBeCloseTo(measures.serviceLevel, 6);
    expect(endless.averageWaitSeconds).toBeCloseTo(measures.averageWaitSeconds, 4);
  }
});

test("measures stay within their bounds, improve with each agent and agree with each other", () => {
  fc.assert(
    fc.property(
      fc.record({
        model: fc.constantFrom("erlang-a", "erlang-c"),
        arrivals: fc.double({ min: 0, max: 100_000, noNaN: true }),
        handleSeconds: fc.double({ min: 1, max: 3_000, noNaN: true }),
        agents: fc.integer({ min: 0, max: 3_000 }),
        targetSeconds: fc.double({ min: 0, max: 600, noNaN: true }),
        patienceSeconds: fc.double({ min: 1, max: 100_000, noNaN: true }),
      }),
      (some) => {
        fc.pre(some.arrivals * some.handleSeconds < 1e8);
        const interval: QueueInterval = { intervalSeconds: 1_800, ...some };
        const now = queueMeasures(interval);
        const next = queueMeasures({ ...interval, agents: interval.agents + 1 });
        for (const share of [now.waitProbability, now.serviceLevel, now.abandonRate, now.occupancy]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        const rounding = 1e-9;
        expect(next.waitProbability).toBeLessThanOrEqual(now.waitProbability + rounding);
        expect(next.serviceLevel).toBeGreaterThanOrEqual(now.serviceLevel - rounding);
        expect(next.abandonRate).toBeLessThanOrEqual(now.abandonRate + rounding);
        expect(next.occupancy).toBeLessThanOrEqual(now.occupancy + rounding);
        // Callers who are answered at once do not wait, and none both hangs up and is answered in time.
        expect(now.serviceLevel).toBeGreaterThanOrEqual(1 - now.waitProbability - rounding);
        expect(now.serviceLevel + now.abandonRate).toBeLessThanOrEqual(1 + now.waitProbability);
      },
    ),
  );
});

test("an overloaded queue without abandonment grows for ever; one with abandonment does not", () => {
  const load = { ...halfHour, arrivals: 1_000, handleSeconds: 180, agents: 50 };
  expect(queueMeasures({ ...load, model: "erlang-c" })).toEqual({
    waitProbability: 1,
    serviceLevel: 0,
    averageWaitSeconds: Infinity,
    abandonRate: 0,
    occupancy: 1,
  });
  const impatient = queueMeasures({ ...load, model: "erlang-a", patienceSeconds: 120 });
  expect(impatient.abandonRate).toBeCloseTo(0.5, 3);
  expect(impatient.averageWaitSeconds).toBeCloseTo(60, 0);
});

test("nobody calls: nobody waits, with or without agents", () => {
  for (const agents of [0, 3])
    for (const model of ["erlang-c", "erlang-a"] as const)
      expect(
        queueMeasures({ ...halfHour, model, arrivals: 0, handleSeconds: 180, agents, patienceSeconds: 60 }),
      ).toMatchObject({
        serviceLevel: 1,
        averageWaitSeconds: 0,
        occupancy: 0,
      });
});

test("an interval that makes no sense is refused with the field's name", () => {
  const good: QueueInterval = {
    ...halfHour,
    model: "erlang-a",
    arrivals: 10,
    handleSeconds: 180,
    agents: 3,
    patienceSeconds: 60,
  };
  const bad: [Partial<Record<keyof QueueInterval, unknown>>, RegExp][] = [
    [{ arrivals: Number.NaN }, /^arrivals: NaN is not a number/],
    [{ arrivals: -1 }, /^arrivals: -1 is below 0/],
    [{ arrivals: 1e12 }, /^arrivals: .* above/],
    [{ intervalSeconds: 0 }, /^intervalSeconds: 0 must be above 0/],
    [{ handleSeconds: -180 }, /^handleSeconds/],
    [{ handleSeconds: 2e6, arrivals: 1e6 }, /erlangs are above 100000; is the handle time in seconds/],
    [{ agents: 2.5 }, /^agents: 2.5 is not a whole number/],
    [{ targetSeconds: -1 }, /^targetSeconds/],
    [{ patienceSeconds: undefined }, /^patienceSeconds: undefined is not a number/],
    [{ patienceSeconds: 0 }, /^patienceSeconds: 0 must be above 0/],
    [{ model: "erlang-x" }, /^model: 'erlang-x'/],
  ];
  for (const [change, message] of bad) {
    const interval = { ...good, ...change } as QueueInterval;
    expect(() => queueMeasures(interval)).toThrow(RangeError);
    expect(() => queueMeasures(interval)).toThrow(message);
  }
});
