import { acceptGeneration, type GenerationRun } from "@evolve/contracts/schedule-generation";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";

/** Takes the result of a run over into its draft. */
export const useAccept = ({ id, scheduleId }: GenerationRun, onDone?: () => void) => {
  const { client, words } = useShell();
  return useAction({
    run: () => client.call(acceptGeneration, { params: { runId: id }, body: {} }),
    done: () => words.t("generation.acceptedToast"),
    invalidates: [["generations", scheduleId], ["generations", "one", id], ["schedules"]],
    ...(onDone && { onDone }),
  });
};
