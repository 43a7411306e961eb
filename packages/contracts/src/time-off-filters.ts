import * as z from "zod/mini";
import { LocalDate, wholeBetween } from "./planning.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by them before a screen is loaded. */

export const timeOffStates = ["pending", "waitlisted", "approved", "denied", "withdrawn", "cancelled"] as const;
export const TimeOffState = z.enum(timeOffStates);
export type TimeOffState = z.output<typeof TimeOffState>;

export const TimeOffFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  state: z.optional(z.array(TimeOffState).check(z.maxLength(timeOffStates.length))),
  businessUnitId: z.optional(z.array(Id).check(z.maxLength(50))),
  teamId: z.optional(z.array(Id).check(z.maxLength(200))),
  codeId: z.optional(z.array(Id).check(z.maxLength(100))),
  /** Requests that have a day from then on, or until then. */
  from: z.optional(LocalDate),
  until: z.optional(LocalDate),
});

export const OwnTimeOffFilter = z.strictObject({
  state: z.optional(z.array(TimeOffState).check(z.maxLength(timeOffStates.length))),
});

export const TimeOffLimitFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  businessUnitId: z.optional(z.array(Id).check(z.maxLength(50))),
  teamId: z.optional(z.array(Id).check(z.maxLength(200))),
});

export const BalanceYear = wholeBetween(2_000, 2_100);
export const BalanceFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  businessUnitId: z.optional(z.array(Id).check(z.maxLength(50))),
  teamId: z.optional(z.array(Id).check(z.maxLength(200))),
  /** One kind of time off and one year; the first kind by name and this year where none is given. */
  codeId: z.optional(z.array(Id).check(z.maxLength(1))),
  year: z.optional(BalanceYear),
});
