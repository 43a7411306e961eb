import { timeOffChoices } from "@evolve/contracts/time-off-rules";
import type { Client } from "@evolve/session";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { queryOptions } from "@tanstack/react-query";

/** Business units, teams and kinds of time off. */
export const requestChoices = (client: Client) =>
  queryOptions({
    queryKey: ["time-off-choices"],
    queryFn: ({ signal }) => client.call(timeOffChoices, {}, { signal }),
  });

const some = (of: "businessUnits" | "teams" | "types") => (client: Client) => ({
  queryKey: ["time-off-choices", of],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ChoiceOption[]> =>
    optionsOf((await client.call(timeOffChoices, {}, { signal }))[of]),
});

export const unitOptions = some("businessUnits");
export const teamOptions = some("teams");
export const typeOptions = some("types");

export const optionsOf = (
  rows: readonly { readonly id: string; readonly name: string }[] = [],
): readonly ChoiceOption[] => rows.map(({ id, name }) => ({ id, label: name }));
