import { daysLater } from "@evolve/workforce";

/** First and last of some days. */
export const spanOf = ({ firstDay, days }: { readonly firstDay: string; readonly days: number }) => ({
  first: firstDay,
  last: daysLater(firstDay, days - 1),
});
