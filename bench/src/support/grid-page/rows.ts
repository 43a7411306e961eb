export interface Call {
  readonly id: string;
  readonly who: string;
  readonly team: string;
  readonly seconds: number;
  readonly at: string;
}

const teams = ["Billing", "Chat", "Quality", "Retention", "Sales"];

/** The same call for the same place, however many there are. */
export const makeCall = (index: number): Call => {
  const mixed = (index * 7919 + 13) % 104_729;
  return {
    id: `call-${index}`,
    who: `Person ${mixed}`,
    team: teams[mixed % teams.length] ?? "",
    seconds: mixed % 3600,
    at: new Date(1_700_000_000_000 + mixed * 60_000).toISOString(),
  };
};

/** The same rows for both grids. */
export const makeCalls = (count: number): Call[] => Array.from({ length: count }, (_, index) => makeCall(index));

export const fields = ["who", "team", "seconds", "at"] as const;
