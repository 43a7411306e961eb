import { changeMembers, type Membership } from "@evolve/contracts/members";
import { useShell } from "@evolve/shell";
import { useQueryClient } from "@tanstack/react-query";
import { type MemberChanges, memberDeltas } from "./member-changes.ts";

/** Saves what a form changes of the members, after the rest of it; lists of people may show it too. */
export const useSaveMembers = (of: Membership) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  return async (id: string, changes: MemberChanges): Promise<void> => {
    const deltas = memberDeltas(changes);
    if (deltas === undefined) return;
    try {
      await client.call(changeMembers, { body: { of, id, ...deltas } });
    } catch (error) {
      // The rest stays saved, and the list shows it.
      void queryClient.invalidateQueries({ queryKey: [`${of}s`] });
      throw error;
    }
    void queryClient.invalidateQueries({ queryKey: ["users"] });
  };
};
