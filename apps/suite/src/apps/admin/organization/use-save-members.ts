import { changeMembers, type Membership } from "@evolve/contracts/members";
import { useShell } from "@evolve/shell";
import { useQueryClient } from "@tanstack/react-query";
import { type MemberChanges, memberDeltas } from "./member-changes.ts";

/** Saves what a form changes of the members; lists of people may show it too. */
export const useSaveMembers = (of: Membership) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  return async (id: string, changes: MemberChanges): Promise<void> => {
    const deltas = memberDeltas(changes);
    if (deltas === undefined) return;
    await client.call(changeMembers, { body: { of, id, ...deltas } });
    void queryClient.invalidateQueries({ queryKey: ["users"] });
  };
};
