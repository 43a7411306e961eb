import { AnalyticsAddress } from "@evolve/contracts/analytics-filters";
import type { Query } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

const read = listSearch(AnalyticsAddress);

/** The address of a screen of figures: its period and filters, and nothing else. */
export const readFigures = (query: Query): Readonly<Record<string, unknown>> => {
  const found = read(query);
  return Object.fromEntries(Object.keys(AnalyticsAddress.shape).map((name) => [name, found[name]]));
};

/** The phrase that a new topic begins with. */
export const readPhrase = ({ phrase }: Query) => ({ phrase });
