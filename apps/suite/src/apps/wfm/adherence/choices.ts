import { adherenceChoices } from "@evolve/contracts/adherence";
import type { CallResult } from "@evolve/contracts/call";
import type { Client } from "@evolve/session";
import type { ChoiceOption } from "@evolve/widgets/multi-select";

const some = (of: keyof CallResult<typeof adherenceChoices>) => (client: Client) => ({
  queryKey: ["adherence-choices", of],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ChoiceOption[]> =>
    (await client.call(adherenceChoices, {}, { signal }))[of].map(({ id, name }) => ({ id, label: name })),
});

export const unitOptions = some("businessUnits");
export const siteOptions = some("sites");
export const teamOptions = some("teams");
export const groupOptions = some("planningGroups");
