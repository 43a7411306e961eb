import * as z from "zod/mini";
import { fault } from "./validators.ts";

/** How contacts come in. E-mail and callbacks can wait; people hold several chats at once. */
export const mediaKinds = ["voice", "chat", "email", "callback"] as const;
export const Media = z.enum(mediaKinds);
export type Media = z.output<typeof Media>;

/** What history and forecast are about: contacts offered, and the average handle time of one. */
export const measures = ["offered", "handleTime"] as const;
export const Measure = z.enum(measures);
export type Measure = z.output<typeof Measure>;

export const planningLimits = {
  nameMax: 80,
  /** Of one tenant. */
  businessUnitsMax: 50,
  sitesMax: 50,
  queuesMax: 200,
  planningGroupsMax: 100,
  workPlansMax: 200,
  hourlyCostMax: 1_000_000,
  /** Of one person at a time. */
  concurrencyMax: 20,
  targetSecondsMax: 604_800,
  patienceSecondsMax: 86_400,
  /** A campaign brings at most this many times the usual contacts. */
  factorMax: 20,
} as const;

/** A name of the contact centre's own systems: signs such as & and / are allowed. */
export const PlanningName = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(planningLimits.nameMax, "maxLength"));

const isValues = (given: unknown): boolean => {
  if (!Array.isArray(given)) return false;
  for (const value of given as readonly unknown[]) if (value !== null && !Number.isFinite(value)) return false;
  return true;
};

/** A value for each interval; null where there is none. Checked as a whole, since a year has 35,000. */
export const ValuesWithGaps = /* @__PURE__ */ z
  .custom<(number | null)[]>(isValues)
  .register(z.globalRegistry, { type: "array", items: { anyOf: [{ type: "number" }, { type: "null" }] } });

/** A number whose fault names its limits. */
export const between = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  z.number("number").check(z.gte(min, fault("min", { min })), z.lte(max, fault("max", { max })));

export const wholeBetween = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  z.int(fault("range", { min, max })).check(z.gte(min, fault("min", { min })), z.lte(max, fault("max", { max })));

/** A share of 1, which people read and write as a percentage. */
export const shareBetween = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) => {
  const message = fault("percent", { min: min * 100, max: max * 100 });
  return z.number("number").check(z.gte(min, message), z.lte(max, message));
};

export const intervalLengths = [15, 30] as const;
export const IntervalMinutes = z.union([z.literal(15), z.literal(30)]);

/** `2026-11-22` */
export const LocalDate = z.iso.date("date");
