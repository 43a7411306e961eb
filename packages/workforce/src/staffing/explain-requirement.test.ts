import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  deferrableRequirement,
  explainRequirement,
  type ExplainQuestion,
  explainWorkload,
  queueMeasures,
  requiredAgents,
  requiredChatAgents,
} from "../index.ts";

const question: ExplainQuestion = {
  model: "erlang-c",
  arrivals: 100,
  intervalSeconds: 1_800,
  handleSeconds: 180,
  targetSeconds: 20,
  goal: { serviceLevel: 0.8 },
  seed: 1,
};

test("the formula is told with its numbers, and two people fewer to two more", () => {
  const { agents, formula, around, limit } = explainRequirement(question);
  expect(agents).toBe(14);
  expect(limit).toBeNull();
  expect(formula).toMatchObject({ erlangs: 10, places: 14 });
  expect(formula.waitProbability).toBeCloseTo(0.174132, 6);
  expect(formula.measures.serviceLevel).toBeCloseTo(0.88835, 6);
  expect(formula.atOnce + formula.later).toBeCloseTo(formula.measures.serviceLevel, 12);
  expect(around.map(({ agents: count, isMet }) => [count, isMet])).toEqual([
    [12, false],
    [13, false],
    [14, true],
    [15, true],
    [16, true],
  ]);
});

test("a simulation of the same interval agrees with the formula within two points, and the same seed gives the same", () => {
  for (const given of [
    question,
    { ...question, model: "erlang-a" as const, patienceSeconds: 90, arrivals: 75.7, handleSeconds: 276 },
    { ...question, arrivals: 2 },
  ]) {
    const { formula, simulation } = explainRequirement(given);
    expect(simulation?.isDifferent).toBe(false);
    expect(Math.abs((simulation?.serviceLevel ?? 0) - formula.measures.serviceLevel)).toBeLessThan(0.02);
    expect(Math.abs((simulation?.occupancy ?? 0) - formula.measures.occupancy)).toBeLessThan(0.02);
    expect(simulation?.margin).toBeLessThan(0.02);
    expect(explainRequirement(given).simulation).toEqual(simulation);
  }
});

test("the last person is needed for the part of the goal that is missed without them", () => {
  const { lastPerson } = explainRequirement(question);
  expect(lastPerson).toMatchObject({ part: "serviceLevel", goal: 0.8 });
  expect(lastPerson?.without.serviceLevel).toBeLessThan(0.8);
  expect(lastPerson?.with.serviceLevel).toBeGreaterThanOrEqual(0.8);
  expect(explainRequirement({ ...question, goal: { maxOccupancy: 0.7 } }).lastPerson?.part).toBe("maxOccupancy");
  expect(explainRequirement({ ...question, goal: { abandonRate: 0.05 } }).lastPerson?.part).toBe("load");
});

test("people on the queue become people scheduled activity by activity, and rounding up is a step of its own", () => {
  const shrinkage = [
    { id: "sick", share: 0.065 },
    { id: "coaching", share: 0.045 },
  ];
  const { scheduled, shrinkage: steps } = explainRequirement({ ...question, shrinkage });
  expect(scheduled).toBe(16);
  expect(steps.map(({ id }) => id)).toEqual(["sick", "coaching", null]);
  expect(steps.map(({ people }) => Math.round(people * 100) / 100)).toEqual([14.97, 15.73, 16]);
  expect(14 + steps.reduce((sum, { adds }) => sum + adds, 0)).toBeCloseTo(16, 9);
});

test("a goal out of reach has no number of people, but the highest level possible and what limits it", () => {
  const few = explainRequirement({ ...question, agentsMax: 12 });
  expect(few).toMatchObject({ agents: null, scheduled: null, shrinkage: [], lastPerson: null });
  expect(few.limit).toMatchObject({ cause: "people", part: "serviceLevel", agents: 12 });
  expect(few.limit?.measures).toEqual(queueMeasures({ ...question, agents: 12 }));
  expect(explainRequirement({ ...question, agentsMax: 9 }).limit).toMatchObject({ part: "load" });
  const perfect = explainRequirement({ ...question, goal: { averageWaitSeconds: 0 } });
  expect(perfect.limit).toMatchObject({ cause: "chance", part: "averageWaitSeconds" });
  expect(perfect.limit?.measures.averageWaitSeconds).toBeLessThanOrEqual(0.1);
  expect(perfect.around.every(({ isMet }) => !isMet)).toBe(true);
});

test("chats are explained by the places that people have for them", () => {
  const chats = { ...question, handleSeconds: 600, concurrency: 3 };
  const { agents, formula } = explainRequirement(chats);
  expect(agents).toBe(requiredChatAgents({ ...chats, shrinkage: 0 }).agents);
  expect(formula.places).toBe((agents ?? 0) * 3);
});

test("nobody is needed where nothing comes in, and nothing is simulated", () => {
  expect(explainRequirement({ ...question, arrivals: 0 })).toMatchObject({
    agents: 0,
    scheduled: 0,
    around: [],
    simulation: null,
    lastPerson: null,
  });
});

test("the explanation has the numbers of the requirement, whatever is asked", () => {
  fc.assert(
    fc.property(
      fc.record({
        model: fc.constantFrom("erlang-a", "erlang-c"),
        arrivals: fc.double({ min: 0.05, max: 2_000, noNaN: true }),
        handleSeconds: fc.double({ min: 5, max: 1_200, noNaN: true }),
        goal: fc.record({ serviceLevel: fc.double({ min: 0.05, max: 0.99, noNaN: true }) }),
        share: fc.double({ min: 0, max: 0.6, noNaN: true }),
      }),
      ({ share, ...some }) => {
        const asked = { ...question, patienceSeconds: 90, ...some };
        const found = explainRequirement({ ...asked, shrinkage: [{ id: "all", share }] });
        const { agents, scheduled, measures } = requiredAgents({ ...asked, shrinkage: share });
        expect([found.agents, found.scheduled]).toEqual([agents, scheduled]);
        expect(found.formula.measures).toEqual(measures);
        expect(found.around.every(({ agents: count, isMet }) => isMet === count >= agents)).toBe(true);
        const { simulation } = found;
        for (const value of [simulation?.serviceLevel, simulation?.margin, found.formula.blocking])
          expect(Number.isFinite(value)).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});

/** An hour holds 10 contacts of a person. */
const work = {
  arrivals: [40, 25, 0, 0],
  intervalSeconds: 3_600,
  handleSeconds: 360,
  deadlineSeconds: 4 * 3_600,
};

test("work that can wait is explained by what is to be done now and what a person does in an interval", () => {
  const explained = explainWorkload({ ...work, interval: 1, seed: 1, shrinkage: [{ id: "sick", share: 0.1 }] });
  const { agents, scheduled, backlog } = deferrableRequirement({ ...work, shrinkage: 0.1 });
  expect(explained).toMatchObject({ agents: agents[1], scheduled: scheduled[1], arrivals: 25, perPerson: 10, late: 0 });
  expect(explained.waiting).toBe(backlog[0]);
  expect(explained.planned).toBeGreaterThan(10);
  expect(explained.around.map(({ agents: count }) => count)).toContain(agents[1]);
  expect(explained.shrinkage.at(-1)).toMatchObject({ id: null, people: scheduled[1] });
});
