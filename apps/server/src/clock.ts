/** The one source of the current time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

export const plusSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);
