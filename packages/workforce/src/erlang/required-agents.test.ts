import * as fc from "fast-check";
import { expect, test } from "vitest";
import { queueMeasures, requiredAgents, type StaffingQuestion, UnreachableGoalError } from "../index.ts";

const question: StaffingQuestion = {
  model: "erlang-c",
  arrivals: 100,
  intervalSeconds: 1_800,
  handleSeconds: 180,
  targetSeconds: 20,
  goal: { serviceLevel: 0.8 },
};

test("80 % in 20 s takes the published numbers of agents", () => {
  const agents = [10, 50, 100, 200, 500, 1_000].map((arrivals) => requiredAgents({ ...question, arrivals }).agents);
  expect(agents).toEqual([3, 8, 14, 24, 56, 107]);
});

test("the answer is the smallest number of agents that meets every part of the goal", () => {
  fc.assert(
    fc.property(
      fc.record({
        model: fc.constantFrom("erlang-a", "erlang-c"),
        arrivals: fc.double({ min: 0.01, max: 5_000, noNaN: true }),
        goal: fc.record(
          {
            serviceLevel: fc.double({ min: 0.05, max: 0.99, noNaN: true }),
            averageWaitSeconds: fc.integer({ min: 1, max: 300 }),
            abandonRate: fc.double({ min: 0.005, max: 0.3, noNaN: true }),
            maxOccupancy: fc.double({ min: 0.5, max: 1, noNaN: true }),
          },
          { requiredKeys: ["serviceLevel"] },
        ),
      }),
      (some) => {
        const asked = { ...question, patienceSeconds: 90, ...some };
        const { agents, measures } = requiredAgents(asked);
        const { goal } = some;
        const isMet = (count: number): boolean => {
          const found = queueMeasures({ ...asked, agents: count });
          return (
            found.serviceLevel >= goal.serviceLevel &&
            found.averageWaitSeconds <= (goal.averageWaitSeconds ?? 1e9) &&
            found.abandonRate <= (goal.abandonRate ?? 1) &&
            found.occupancy <= (goal.maxOccupancy ?? 1)
          );
        };
        expect(isMet(agents)).toBe(true);
        if (agents > 0) expect(isMet(agents - 1)).toBe(false);
        expect(measures).toEqual(queueMeasures({ ...asked, agents }));
      },
    ),
  );
});

test("10,000 erlangs are staffed", () => {
  const { agents, measures } = requiredAgents({ ...question, arrivals: 100_000 });
  expect(agents).toBeGreaterThan(10_000);
  expect(agents).toBeLessThan(10_100);
  expect(measures.serviceLevel).toBeGreaterThanOrEqual(0.8);
});

test("shrinkage adds people, rounded up to whole ones", () => {
  const scheduled = [0, 0.1, 0.3, 0.5].map((shrinkage) => requiredAgents({ ...question, shrinkage }).scheduled);
  expect(scheduled).toEqual([14, 16, 20, 28]);
  const nine = requiredAgents({ ...question, goal: { maxOccupancy: 1 }, arrivals: 85, shrinkage: 0.1 });
  expect(nine).toMatchObject({ agents: 9, scheduled: 10 });
});

test("nobody is needed where nobody calls", () => {
  expect(requiredAgents({ ...question, arrivals: 0, shrinkage: 0.3 })).toMatchObject({ agents: 0, scheduled: 0 });
});

test("whatever the goal, no queue may grow for ever", () => {
  expect(requiredAgents({ ...question, goal: { abandonRate: 0.05 } }).agents).toBe(11);
});

test("a goal that no number of people meets is named, with one that can be met", () => {
  const impossible = [
    { goal: { serviceLevel: 1 }, message: /^goal.serviceLevel: 100 % .* ask for 0.99 or less/ },
    { goal: { averageWaitSeconds: 0 }, message: /^goal.averageWaitSeconds: 0 s .* ask for 1 s or more/ },
    { goal: { abandonRate: 0 }, message: /^goal.abandonRate: 0 % .* ask for 0.001 or more/ },
    { goal: { maxOccupancy: 0 }, message: /^goal.maxOccupancy: 0 %/ },
  ];
  for (const { goal, message } of impossible) {
    const asked = { ...question, model: "erlang-a", patienceSeconds: 60, goal } as const;
    expect(() => requiredAgents(asked)).toThrow(UnreachableGoalError);
    expect(() => requiredAgents(asked)).toThrow(message);
  }
});

test("a goal without parts and one outside its range are refused", () => {
  expect(() => requiredAgents({ ...question, goal: {} })).toThrow(/^goal: has no part/);
  expect(() => requiredAgents({ ...question, goal: { serviceLevel: 80 } })).toThrow(
    /^goal.serviceLevel: 80 is above 1/,
  );
  expect(() => requiredAgents({ ...question, goal: { abandonRate: Number.NaN } })).toThrow(/^goal.abandonRate/);
  expect(() => requiredAgents({ ...question, shrinkage: 1 })).toThrow(/^shrinkage: 1 must be below 1/);
});
