import { readSetupUse, type SetupSubject, viewersOfSubjects } from "@evolve/contracts/setup-use";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";

/** What depends on a part of the set-up or the organisation now. */
export const useSetupUse = (subject: SetupSubject, id: string) => {
  const { client, holds } = useShell();
  return useQuery({
    queryKey: ["setupUse", subject, id],
    queryFn: ({ signal }) => client.call(readSetupUse, { params: { subject, subjectId: id } }, { signal }),
    enabled: holds(viewersOfSubjects[subject]),
    staleTime: 0,
  });
};
