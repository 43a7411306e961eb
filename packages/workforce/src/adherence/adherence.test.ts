import fc from "fast-check";
import { expect, test } from "vitest";
import { InputError } from "../support/input-error.ts";
import {
  adherenceSoFar,
  type AdherencePlan,
  type AgentState,
  dayAdherence,
  scheduledAt,
  startAdherence,
  statusAt,
  upTo,
  withState,
} from "./adherence.ts";

const minute = 60_000;
const hour = 60 * minute;

const meanings: AdherencePlan["meanings"] = new Map([
  ["Available", { kinds: ["onQueue"], isWork: true }],
  ["Coaching", { kinds: ["meeting", "training"], isWork: true }],
  ["Break", { kinds: ["break", "meal"], isWork: false }],
  ["Logged out", { kinds: [], isWork: false }],
]);

/** Pieces of a shift from an instant on: kind and minutes. */
const shiftFrom = (start: number, ...pieces: readonly (readonly [kind: string, minutes: number])[]) => {
  let from = start;
  return pieces.map(([kind, minutes]) => {
    const segment = { kind, from, to: from + minutes * minute, isWork: kind !== "break" && kind !== "meal" };
    from = segment.to;
    return segment;
  });
};
const nine = Date.parse("2026-11-30T09:00Z");
const at = (clock: string): number => Date.parse(`2026-11-30T${clock}Z`);
const morning: AdherencePlan = {
  scheduled: shiftFrom(nine, ["onQueue", 120], ["break", 15], ["onQueue", 105]),
  meanings,
  exceptions: [],
};
const states = (...given: readonly (readonly [clock: string, state: string])[]): AgentState[] =>
  given.map(([clock, state]) => ({ since: at(clock), state }));

test("Adherence is the share of scheduled time, up to now, in which the state was right for what is scheduled", () => {
  const day = dayAdherence(
    morning,
    states(["09:00", "Available"], ["11:00", "Break"], ["11:25", "Available"]),
    at("12:00"),
  );
  expect(day.totals).toMatchObject({ adherent: 170 * minute, out: 10 * minute, adherence: 170 / 180 });
  expect(day.stretches).toEqual([{ from: at("11:15"), to: at("11:25"), kind: "onQueue", state: "Break" }]);
  expect(day.segments.map(({ status }) => status)).toEqual(["adherent", "adherent", "out", "adherent"]);
});

test("A stretch is one while the agent stays out, whatever is scheduled or done meanwhile", () => {
  const given = states(["09:00", "Available"], ["10:50", "Break"], ["11:00", "Available"], ["11:20", "Break"]);
  const { stretches } = dayAdherence(morning, given, at("11:30"));
  expect(stretches).toEqual([
    { from: at("10:50"), to: at("11:15"), kind: "onQueue", state: "Break" },
    { from: at("11:20"), to: at("11:30"), kind: "onQueue", state: "Break" },
  ]);
});

test("Excepted time counts as adherent, and ends a stretch", () => {
  const plan = { ...morning, exceptions: [{ from: at("10:00"), to: at("10:30") }] };
  const given = states(["09:00", "Available"], ["10:00", "Coaching"], ["11:00", "Available"]);
  const { totals, stretches } = dayAdherence(plan, given, at("11:00"));
  expect(totals).toMatchObject({ adherent: 60 * minute, excepted: 30 * minute, out: 30 * minute, adherence: 0.75 });
  expect(stretches).toMatchObject([{ from: at("10:30"), to: at("11:00") }]);
});

test("Where no state is known, or none with a meaning, time counts neither as adherent nor as out", () => {
  expect(dayAdherence(morning, [], at("10:00")).totals).toMatchObject({ unknown: hour, adherence: null });
  const { totals, segments } = dayAdherence(morning, states(["09:30", "Wrapup7"], ["10:00", "Available"]), at("11:00"));
  expect(totals).toMatchObject({ unknown: hour, adherent: hour, out: 0, adherence: 1 });
  expect(segments.map(({ state }) => state)).toEqual([null, "Wrapup7", "Available"]);
});

test("The state from before the shift holds when it begins", () => {
  const yesterday = [{ state: "Logged out", since: nine - 15 * hour }];
  expect(dayAdherence(morning, yesterday, at("09:20")).stretches).toEqual([
    { from: nine, to: at("09:20"), kind: "onQueue", state: "Logged out" },
  ]);
});

test("Before the shift nothing counts, and states after now are left out", () => {
  const later = states(["09:00", "Available"]);
  expect(dayAdherence(morning, later, at("08:00")).totals).toMatchObject({ adherence: null, conformance: null });
  expect(dayAdherence(morning, later, at("08:00")).segments).toEqual([]);
});

test("Conformance is the time worked by the time scheduled to work, whenever it was worked", () => {
  const late = states(["09:30", "Available"], ["11:00", "Break"], ["11:15", "Available"], ["13:30", "Logged out"]);
  const { totals } = dayAdherence(morning, late, at("18:00"));
  expect(totals).toMatchObject({ scheduledWork: 225 * minute, worked: 225 * minute, conformance: 1 });
  // Half an hour too late is out of adherence all the same, once it is known.
  const known = dayAdherence(morning, [...states(["08:00", "Logged out"]), ...late], at("18:00"));
  expect(known.totals.adherence).toBe(210 / 240);
  expect(known.totals.conformance).toBe(1);
});

test("Work of another shift, further away than two hours, does not count", () => {
  const { worked } = dayAdherence(morning, [{ state: "Available", since: nine - 9 * hour }], at("23:00")).totals;
  expect(worked).toBe((4 + 2 + 2) * hour);
});

test.each([
  ["23 hours", "2027-03-27T21:00Z", "2027-03-28T05:00Z"],
  ["25 hours", "2027-10-30T20:00Z", "2027-10-31T04:00Z"],
])("A night shift into a day of %s counts its real hours", (_, from, to) => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const plan = { scheduled: [{ kind: "onQueue", from: start, to: end, isWork: true }], meanings, exceptions: [] };
  const { totals } = dayAdherence(plan, [{ state: "Available", since: start + hour }], end + hour);
  expect(totals).toMatchObject({ unknown: hour, adherent: 7 * hour, scheduledWork: 8 * hour, worked: 8 * hour });
});

test("What is scheduled at an instant ends with its last moment", () => {
  expect(scheduledAt(morning, at("11:15") - 1)?.kind).toBe("break");
  expect(scheduledAt(morning, at("11:15"))?.kind).toBe("onQueue");
  expect(scheduledAt(morning, at("13:00"))).toBeUndefined();
});

test("How things are at an instant is what the next moment counts as", () => {
  const plan = { ...morning, exceptions: [{ from: at("10:00"), to: at("10:30") }] };
  expect(statusAt(plan, "Available", nine)).toBe("adherent");
  expect(statusAt(plan, "Available", at("11:00"))).toBe("out");
  expect(statusAt(plan, "Break", at("10:00"))).toBe("excepted");
  expect(statusAt(plan, "Wrapup7", nine)).toBe("unknown");
  expect(statusAt(plan, null, nine)).toBe("unknown");
  expect(statusAt(plan, "Available", at("13:00"))).toBeNull();
});

test("Segments upon each other, spans that end first and states that contradict are refused by their field", () => {
  const of = (field: string, run: () => unknown) => {
    expect(run).toThrow(InputError);
    expect(run).toThrow(field);
  };
  const [first, second] = morning.scheduled;
  if (!first || !second) throw new Error("the morning has segments");
  of("scheduled.1.from", () =>
    startAdherence({ ...morning, scheduled: [first, { ...second, from: second.from - 1 }] }),
  );
  of("scheduled.0.to", () => startAdherence({ ...morning, scheduled: [{ ...first, to: first.from }] }));
  of("exceptions.0.to", () => startAdherence({ ...morning, exceptions: [{ from: nine, to: nine }] }));
  of("states", () => dayAdherence(morning, states(["09:00", "Break"], ["09:00", "Available"]), at("10:00")));
  of("since", () =>
    withState(morning, upTo(morning, startAdherence(morning), nine), { state: "Break", since: nine - 1 }),
  );
  of("now", () => dayAdherence(morning, [], Number.NaN));
});

const anyDay = fc.record({
  pieces: fc.array(
    fc.tuple(
      fc.constantFrom("onQueue", "break", "meeting"),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 9 }),
    ),
    { maxLength: 8 },
  ),
  states: fc.uniqueArray(
    fc.record({
      since: fc.integer({ min: -120, max: 700 }),
      state: fc.constantFrom("Available", "Coaching", "Break", "Logged out", "Wrapup7"),
    }),
    { selector: ({ since }) => since, maxLength: 15 },
  ),
  exceptions: fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 60 })), { maxLength: 3 }),
  now: fc.integer({ min: 0, max: 800 }),
});
type AnyDay = typeof anyDay extends fc.Arbitrary<infer Day> ? Day : never;

const planOf = ({ pieces, exceptions }: AnyDay): AdherencePlan => {
  let from = nine;
  const scheduled = pieces.map(([kind, minutes, gap]) => {
    const segment = { kind, from: from + gap * minute, to: from + (gap + minutes) * minute, isWork: kind !== "break" };
    from = segment.to;
    return segment;
  });
  const spans = exceptions.map(([start, minutes]) => ({
    from: nine + start * minute,
    to: nine + (start + minutes) * minute,
  }));
  return { scheduled, meanings, exceptions: spans };
};
const statesOf = (day: AnyDay): AgentState[] =>
  day.states
    .map(({ state, since }) => ({ state, since: nine + since * minute }))
    .sort((one, other) => one.since - other.since);

test("Folding states one by one, with a look between them, gives the same as all at once", () => {
  fc.assert(
    fc.property(anyDay, fc.array(fc.integer({ min: -100, max: 800 }), { maxLength: 6 }), (day, looks) => {
      const plan = planOf(day);
      const now = nine + day.now * minute;
      const steps = [
        ...statesOf(day).map((next) => ({ at: next.since, next })),
        ...looks.map((look) => ({ at: nine + look * minute, next: null })),
      ]
        .filter((step) => step.at <= now)
        .sort((one, other) => one.at - other.at);
      let progress = startAdherence(plan);
      for (const { at: instant, next } of steps)
        progress = next ? withState(plan, progress, next) : upTo(plan, progress, instant);
      expect(adherenceSoFar(upTo(plan, progress, now))).toEqual(dayAdherence(plan, statesOf(day), now));
    }),
  );
});

test("The totals are those of counting every minute by itself", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const plan = planOf(day);
      const now = nine + day.now * minute;
      const counted = { adherent: 0, out: 0, excepted: 0, unknown: 0 };
      for (let instant = nine; instant < now; instant += minute) {
        const segment = scheduledAt(plan, instant);
        if (!segment) continue;
        const meaning = meanings.get(statesOf(day).findLast(({ since }) => since <= instant)?.state ?? "");
        if (plan.exceptions.some(({ from, to }) => from <= instant && instant < to)) counted.excepted += minute;
        else if (!meaning) counted.unknown += minute;
        else counted[meaning.kinds.includes(segment.kind) ? "adherent" : "out"] += minute;
      }
      const { totals, stretches } = dayAdherence(plan, statesOf(day), now);
      expect(totals).toMatchObject(counted);
      expect(stretches.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(counted.out);
    }),
  );
});
