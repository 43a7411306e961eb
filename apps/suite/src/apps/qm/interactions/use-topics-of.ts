import { interactionTopics } from "@evolve/contracts/interaction-topics";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { listName } from "../../../parts/interactions/interaction-words.tsx";

/** What an interaction is about, for those who have Analytics and may listen. */
export const useTopicsOf = (interactionId: string) => {
  const { client, holds, licences } = useShell();
  return useQuery({
    queryKey: [listName, "topics", interactionId],
    queryFn: ({ signal }) => client.call(interactionTopics, { params: { interactionId } }, { signal }),
    enabled: holds("analytics:view") && holds("recording:listen") && licences.has("ANALYTICS"),
  });
};
