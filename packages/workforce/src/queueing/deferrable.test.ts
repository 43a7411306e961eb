import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  callbackCost,
  CancelledError,
  deferrableRequirement,
  type DeferrableWork,
  requiredAgents,
  requiredChatAgents,
} from "../index.ts";

/** An hour holds 10 contacts of a person. */
const work: DeferrableWork = {
  arrivals: [40, 0, 0, 0],
  intervalSeconds: 3_600,
  handleSeconds: 360,
  deadlineSeconds: 4 * 3_600,
};

test("work is spread evenly until it is due", () => {
  expect(deferrableRequirement(work)).toMatchObject({ agents: [1, 1, 1, 1], backlog: [30, 20, 10, 0], late: 0 });
  expect(deferrableRequirement({ ...work, deadlineSeconds: 3_600 }).agents).toEqual([2, 2, 0, 0]);
  expect(deferrableRequirement({ ...work, deadlineSeconds: 0 }).agents).toEqual([4, 0, 0, 0]);
});

test("a backlog is carried over and done within the deadline", () => {
  const { agents, backlog } = deferrableRequirement({
    ...work,
    arrivals: [0, 0, 0, 0],
    backlog: 60,
    deadlineSeconds: 3_600,
  });
  expect(agents).toEqual([3, 3, 0, 0]);
  expect(backlog).toEqual([30, 0, 0, 0]);
});

test("nobody works in closed hours, and what is due in them is done before", () => {
  const { agents } = deferrableRequirement({ ...work, open: [true, true, false, false] });
  expect(agents).toEqual([2, 2, 0, 0]);
});

test("what arrives and is due while it is closed is late, and said to be", () => {
  const night = { ...work, arrivals: [20, 0, 0, 0], deadlineSeconds: 3_600, open: [false, false, true, true] };
  expect(deferrableRequirement(night)).toMatchObject({ agents: [0, 0, 2, 0], late: 20 });
});

test("occupancy and shrinkage add people", () => {
  const { agents, scheduled } = deferrableRequirement({ ...work, occupancy: 0.5, shrinkage: 0.3 });
  expect(agents).toEqual([2, 2, 2, 2]);
  expect(scheduled).toEqual([3, 3, 3, 3]);
});

test("all work is done in time, and no staffing with a lower peak would do it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 6 }),
      (arrivals, lag) => {
        const { agents, backlog } = deferrableRequirement({ ...work, arrivals, deadlineSeconds: lag * 3_600 });
        arrivals.forEach((_, interval) => {
          // What waits now has come within the deadline.
          const recent = arrivals
            .slice(Math.max(0, interval - lag + 1), interval + 1)
            .reduce((sum, count) => sum + count, 0);
          expect(backlog[interval]).toBeLessThanOrEqual((lag === 0 ? 0 : recent) + 1e-6);
        });
        // The work that comes and is due between two hours has to be done there.
        let peak = 0;
        for (let from = 0; from < arrivals.length; from += 1)
          for (let to = from; to < arrivals.length; to += 1) {
            const own = arrivals.filter((_, at) => at >= from && Math.min(at + lag, arrivals.length - 1) <= to);
            peak = Math.max(peak, own.reduce((sum, count) => sum + count, 0) / (to - from + 1));
          }
        expect(Math.max(...agents)).toBe(Math.max(0, Math.ceil(peak / 10 - 1e-6)));
        expect(backlog.at(-1)).toBeCloseTo(0, 6);
      },
    ),
  );
});

test("deferrable work that makes no sense is refused, and cancelled when asked", () => {
  expect(() => deferrableRequirement({ ...work, arrivals: [Number.NaN] })).toThrow(
    /^arrivals\[0\]: NaN is not a number/,
  );
  expect(() => deferrableRequirement({ ...work, open: [true] })).toThrow(
    /^open: has 1 intervals, while arrivals has 4/,
  );
  expect(() => deferrableRequirement({ ...work, open: work.arrivals.map(() => false) })).toThrow(
    /^open: is nowhere true/,
  );
  expect(() => deferrableRequirement(work, { signal: { aborted: true } })).toThrow(CancelledError);
});

test("two chats at a time take fewer people than one, but more than half as chats then take longer", () => {
  const chats = {
    model: "erlang-c",
    arrivals: 100,
    intervalSeconds: 1_800,
    handleSeconds: 360,
    targetSeconds: 30,
    goal: { serviceLevel: 0.8 },
  } as const;
  const one = requiredAgents(chats).agents;
  expect(requiredChatAgents({ ...chats, concurrency: 1 }).agents).toBe(one);
  const two = requiredChatAgents({ ...chats, concurrency: 2, slowdown: 0.2, shrinkage: 0.2 });
  expect(two.agents).toBeLessThan(one);
  expect(two.agents).toBeGreaterThan(one / 2);
  expect(two.scheduled).toBe(Math.ceil(two.agents / 0.8));
  expect(two.measures.serviceLevel).toBeGreaterThanOrEqual(0.8);
  expect(() => requiredChatAgents({ ...chats, concurrency: 0 })).toThrow(/^concurrency: 0 is below 1/);
});

test("a callback costs its attempts", () => {
  const request = { reachProbability: 0.5, maxAttempts: 3, handleSeconds: 300, attemptSeconds: 40 };
  // 1 attempt in half the cases, 2 in a quarter, 3 in the rest; nobody is reached in an eighth.
  expect(callbackCost(request)).toEqual({ attempts: 1.75, reached: 0.875, seconds: 0.875 * 300 + 0.875 * 40 });
  expect(callbackCost({ ...request, reachProbability: 0 })).toMatchObject({ attempts: 3, reached: 0, seconds: 120 });
  expect(callbackCost({ ...request, reachProbability: 1 })).toMatchObject({ attempts: 1, reached: 1, seconds: 300 });
});
