import { codeOf } from "@evolve/contracts/errors";
import { acceptGeneration, type GenerationRun } from "@evolve/contracts/schedule-generation";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";

/** Takes the result of a run over into its draft. */
export const useAccept = ({ id, scheduleId }: GenerationRun, onDone?: () => void) => {
  const { client, words } = useShell();
  return useAction({
    run: () => client.call(acceptGeneration, { params: { runId: id }, body: {} }),
    // Its card then names what has been changed.
    failed: (error) => {
      const code = failureCode(error);
      return code === codeOf("changedMeanwhile") ? words.t("generation.changedTitle") : words.error(code);
    },
    done: () => words.t("generation.acceptedToast"),
    invalidates: [["generations", scheduleId], ["generations", "one", id], ["schedules"]],
    ...(onDone && { onDone }),
  });
};
