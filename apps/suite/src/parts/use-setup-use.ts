import { readSetupUse, type SetupSubject } from "@evolve/contracts/setup-use";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";

/** What depends on a part of the set-up or the organisation now. */
export const useSetupUse = (subject: SetupSubject, id: string) => {
  const { client } = useShell();
  return useQuery({
    queryKey: ["setupUse", subject, id],
    queryFn: ({ signal }) => client.call(readSetupUse, { params: { subject, subjectId: id } }, { signal }),
    staleTime: 0,
  });
};
