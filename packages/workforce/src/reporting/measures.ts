/** An interval of a planning group: what it requires and who is there. */
export interface StaffedInterval {
  /** Its length. */
  readonly hours: number;
  /** People required on the queue. */
  readonly required: number;
  /** People scheduled, less the share that shrinkage keeps off the queue; a fraction where somebody is shared. */
  readonly present: number;
  readonly contacts: number;
  /** Share of contacts answered in time with those present; null where contacts can wait. */
  readonly serviceLevel: number | null;
}

export interface StaffingBalance {
  readonly requiredHours: number;
  readonly presentHours: number;
  readonly overHours: number;
  readonly underHours: number;
  /** Share of the required hours that somebody is there for; null where nothing is required. */
  readonly covered: number | null;
  /** Mean of the intervals, weighted by contacts; null where no contacts are expected. */
  readonly serviceLevel: number | null;
}

/**
 * How a schedule fits what is required, in hours of people: with R required and N present in intervals of h hours
 *
 *     over = Σ max(0, N − R) h    under = Σ max(0, R − N) h    covered = Σ min(N, R) h / Σ R h
 *
 * Surplus of one interval makes up for no shortage of another, as the work cannot be moved (net staffing: Cleveland, Call Center
 * Management on Fast Forward, chapter 8). The service level of several intervals is that of their contacts: Σ contacts × level / Σ contacts.
 */
export const staffingBalance = (intervals: Iterable<StaffedInterval>): StaffingBalance => {
  let [required, present, over, under, weighted, contacts] = [0, 0, 0, 0, 0, 0];
  for (const interval of intervals) {
    const { hours } = interval;
    required += interval.required * hours;
    present += interval.present * hours;
    over += Math.max(0, interval.present - interval.required) * hours;
    under += Math.max(0, interval.required - interval.present) * hours;
    if (interval.serviceLevel === null) continue;
    weighted += interval.serviceLevel * interval.contacts;
    contacts += interval.contacts;
  }
  return {
    requiredHours: required,
    presentHours: present,
    overHours: over,
    underHours: under,
    covered: required > 0 ? (required - under) / required : null,
    serviceLevel: contacts > 0 ? weighted / contacts : null,
  };
};

export interface ForecastPair {
  readonly forecast: number;
  readonly actual: number;
}

export interface ForecastErrors extends ForecastPair {
  /** Null where nothing came. */
  readonly wape: number | null;
  readonly bias: number | null;
}

/**
 * How far a forecast was from what came: with forecasts F and actuals A
 *
 *     WAPE = Σ |F − A| / Σ A    bias = Σ (F − A) / Σ A
 *
 * The weighted absolute percentage error is the mean absolute error over the mean (Kolassa and Schütz, Advantages of the MAD/Mean
 * Ratio over the MAPE, Foresight 6, 2007); it is defined where single values are zero. A positive bias is a forecast that was too high.
 */
export const forecastErrors = (pairs: Iterable<ForecastPair>): ForecastErrors => {
  let [forecast, actual, error] = [0, 0, 0];
  for (const pair of pairs) {
    forecast += pair.forecast;
    actual += pair.actual;
    error += Math.abs(pair.forecast - pair.actual);
  }
  const over = (amount: number): number | null => (actual > 0 ? amount / actual : null);
  return { forecast, actual, wape: over(error), bias: over(forecast - actual) };
};

/** Time that people are scheduled for, and what of it is planned for other things than contacts. */
export interface PlannedTime {
  /** Minutes of shifts, without breaks and meals, by the hour that the clocks show, 24 of them. */
  readonly shiftMinutes: readonly number[];
  /** Minutes of the activity within shifts. */
  readonly activityMinutes: number;
  /** Minutes of the activity on days without a shift: whole days off. */
  readonly offMinutes: number;
  /** The same for all activities. */
  readonly allOffMinutes: number;
  /** The activity's assumed share of the time by hour, as staffing takes it. */
  readonly assumedShares: readonly number[];
}

/**
 * Shrinkage of an activity: the share of paid and scheduled time that it keeps people from contacts,
 *
 *     planned = (minutes in shifts + minutes of days off) / (minutes of shifts + minutes of all days off)
 *
 * (shrinkage as hours lost over hours scheduled: Cleveland, Call Center Management on Fast Forward, chapter 8), beside what staffing assumes
 * for the same time, Σ shift minutes of the hour × its assumed share / Σ shift minutes. Null where nobody is scheduled.
 */
export const shrinkageOfActivity = (time: PlannedTime): { planned: number | null; assumed: number | null } => {
  const inShifts = time.shiftMinutes.reduce((sum, minutes) => sum + minutes, 0);
  const all = inShifts + time.allOffMinutes;
  const assumed = time.shiftMinutes.reduce((sum, minutes, hour) => sum + minutes * (time.assumedShares[hour] ?? 0), 0);
  return {
    planned: all > 0 ? (time.activityMinutes + time.offMinutes) / all : null,
    assumed: inShifts > 0 ? assumed / inShifts : null,
  };
};
