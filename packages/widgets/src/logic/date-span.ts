/** Days in ISO 8601 without a time zone: `2026-11-21`. They sort as texts. */
export interface DateSpan {
  readonly from: string;
  /** Belongs to the span. */
  readonly to: string;
}

export interface DateLimits {
  /** The first day that can be chosen. */
  readonly minValue?: string | undefined;
  /** The last day that can be chosen. */
  readonly maxValue?: string | undefined;
  readonly isUnavailable?: ((day: string) => boolean) | undefined;
}

export type DateFault = "tooEarly" | "tooLate" | "unavailable";

/** Why a day cannot be chosen; undefined where it can. */
export const dateFault = (day: string, { minValue, maxValue, isUnavailable }: DateLimits): DateFault | undefined => {
  if (minValue !== undefined && day < minValue) return "tooEarly";
  if (maxValue !== undefined && day > maxValue) return "tooLate";
  return isUnavailable?.(day) ? "unavailable" : undefined;
};

export type SpanFault = DateFault | "reversed";

/** The first error of a date range: checks each end, then their order. Days in between may be unavailable. */
export const spanFault = ({ from, to }: DateSpan, limits: DateLimits): SpanFault | undefined =>
  dateFault(from, limits) ?? dateFault(to, limits) ?? (to < from ? "reversed" : undefined);
