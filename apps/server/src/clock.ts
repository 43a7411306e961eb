/** The one source of the current time, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Sets the database's time, which all nodes share. Absent from clocks that tests control. */
  set?(milliseconds: number): void;
}

/** This machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows this machine's time until it is set, and the set time from then on. */
export const createSettableClock = (): Clock => {
  let offset = performance.timeOrigin;
  return {
    now: () => new Date(performance.now() + offset),
    set: (milliseconds) => {
      offset = milliseconds - performance.now();
    },
  };
};

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

export const plusSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);
