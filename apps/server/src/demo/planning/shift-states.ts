import { createHash } from "node:crypto";
import type { ActivityKind } from "@evolve/contracts/planning-filters";
import { createRandom, type Random } from "../random.ts";

/** What a contact system would call what agents are in, and the activities that each is right for; null: nobody has mapped it. */
export const demoStates = {
  Available: ["onQueue"],
  "On contact": ["onQueue"],
  "After-call work": ["onQueue"],
  "Case work": ["offQueue"],
  Break: ["break", "meal"],
  "In a meeting": ["meeting", "training"],
  "Logged out": ["timeOff", "unavailable"],
  "System issue": null,
} as const satisfies Readonly<Record<string, readonly ActivityKind[] | null>>;
type State = keyof typeof demoStates;

export interface TimedState {
  readonly state: State;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface DemoPiece {
  readonly kind: ActivityKind;
  readonly start: number;
  readonly minutes: number;
}

const minuteMs = 60_000;

const stateOfKind: Readonly<Record<ActivityKind, State>> = {
  onQueue: "Available",
  break: "Break",
  meal: "Break",
  meeting: "In a meeting",
  training: "In a meeting",
  offQueue: "Case work",
  timeOff: "Logged out",
  unavailable: "Logged out",
};

const shares = { noShow: 0.03, lateStart: 0.1, lateChange: 0.14, extraBreak: 0.05, issue: 0.01 };

/** How long after the plan somebody turns to the next activity, in minutes. */
const delayOf = (random: Random, isFirst: boolean): number =>
  random.next() < (isFirst ? shares.lateStart : shares.lateChange) ? 4 + random.next() * 13 : random.next() * 1.5;

/** Contacts and the work after them, until the next activity. */
const contacts = (random: Random, from: number, to: number): TimedState[] => {
  const states: TimedState[] = [];
  let at = from;
  const add = (state: State, minutes: number): void => {
    if (at < to) states.push({ state, since: Math.round(at) });
    at += minutes * minuteMs;
  };
  while (at < to) {
    const chance = random.next();
    if (chance < shares.issue) add("System issue", 3 + random.next() * 9);
    else if (chance < shares.issue + shares.extraBreak) add("Break", 4 + random.next() * 9);
    add("Available", random.next() * 5);
    add("On contact", 5 + random.next() * 16);
    add("After-call work", 1 + random.next() * 4);
  }
  return states;
};

/**
 * What somebody does during a shift: what is scheduled, now and then late, with a few breaks too many. The same shift gives the same
 * states, so that a feed can go on where it was.
 *
 * @param shift names the shift: its agent and day
 */
export const statesOfShift = (shift: string, pieces: readonly DemoPiece[]): TimedState[] => {
  const random = createRandom(createHash("sha256").update(shift).digest().readUInt32BE());
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  const loggedOut = { state: "Logged out", since: first.start - 5 * minuteMs } as const;
  if (random.next() < shares.noShow) return [loggedOut];
  const turns = pieces.map((piece, index) => ({
    kind: piece.kind,
    at: piece.start + Math.min(delayOf(random, index === 0), piece.minutes * 0.8) * minuteMs,
  }));
  const end = last.start + last.minutes * minuteMs + (random.next() * 6 - 1) * minuteMs;
  const states = turns.flatMap(({ kind, at }, index) =>
    kind === "onQueue"
      ? contacts(random, at, turns[index + 1]?.at ?? end)
      : [{ state: stateOfKind[kind], since: Math.round(at) }],
  );
  return [loggedOut, ...states, { state: "Logged out", since: Math.round(end) }];
};
