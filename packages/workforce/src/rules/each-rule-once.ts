import type { Violation } from "./violation.ts";

type Told = Pick<Violation, "code" | "date" | "values">;

/** The same of what reads the same: a rule that two shifts break together, or a shift twice. */
const textOf = ({ code, date, values: { other: _, ...values } }: Told): string =>
  JSON.stringify([code, values["end"] === undefined ? date : "", values]);

/** Each rule that somebody's shifts break, told once: of two shifts that break it together with the later one. */
export const eachRuleOnce = <Violated extends Told>(violations: readonly Violated[]): Violated[] => [
  ...new Map(violations.map((violation) => [textOf(violation), violation])).values(),
];
