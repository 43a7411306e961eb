/**
 * Where a browser keeps its user's schedule as last seen, for the time without a connection: My Space writes it to local storage, the
 * offline page shows it, and the end of the session removes it.
 */
export const keptScheduleKey = "mySchedule";

/** The part that the offline page shows, as texts in the user's language, since that page has no code of the suite's. */
export interface KeptPage {
  readonly language: string;
  readonly title: string;
  /** Tells how old it is. */
  readonly note: string;
  /** The time zone of all times. */
  readonly zone: string;
  readonly days: readonly KeptDay[];
}

export interface KeptDay {
  /** Milliseconds since 1970: from then on the day, and the last shift of it, is over. */
  readonly until: number;
  readonly title: string;
  /** Hours, or a day off. */
  readonly what: string;
  readonly pieces: readonly { readonly time: string; readonly name: string; readonly duration: string }[];
}
