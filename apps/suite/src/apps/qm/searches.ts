type Query = Readonly<Record<string, string | undefined>>;

const periods = ["4", "8", "12", "26"] as const;
export type Weeks = (typeof periods)[number];
export const weeksOffered = periods;

/** The overview's address: how many weeks it looks back. */
export const readOverview = ({ weeks }: Query): { readonly weeks: Weeks } => ({
  weeks: periods.find((one) => one === weeks) ?? "8",
});
