/** A sign-in that was right but for its password's age or strength: the page that follows replaces the password. */
export interface ForcedReset {
  readonly userName: string;
  readonly oldPassword: string;
  readonly reason: "expired" | "mismatch";
}

let kept: ForcedReset | undefined;

/** The old password on its way from sign-in to the reset page: in memory alone, never in an address, and taken once. */
export const forcedReset = {
  keep: (reset: ForcedReset): void => {
    kept = reset;
  },
  take: (): ForcedReset | undefined => {
    const taken = kept;
    kept = undefined;
    return taken;
  },
};
