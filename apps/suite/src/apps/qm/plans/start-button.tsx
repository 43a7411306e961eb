import { type Assignment, startAssignment } from "@evolve/contracts/evaluation-plans";
import { ShellLink, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";

/** Begins one's own evaluation of what was drawn, or opens the one that there is. */
export const StartButton = ({ assignment }: { readonly assignment: Assignment }) => {
  const { client, holds, navigate, user, words } = useShell();
  const { t } = words;
  const { id: assignmentId, evaluationId, evaluatorId, status, agentName } = assignment;
  const start = useAction<null, { readonly evaluationId: string }>({
    run: () => client.call(startAssignment, { params: { assignmentId } }),
    invalidates: [["assignments"], ["evaluations"]],
    onDone: (_, made) => navigate(`/qm/evaluations/${made.evaluationId}`),
  });
  if (status === "done")
    return evaluationId !== null && holds("quality:evaluations:view") ? (
      <ShellLink to={`/qm/evaluations/${evaluationId}`}>{t("quality.assignmentShow")}</ShellLink>
    ) : null;
  if (evaluatorId !== user.id || !holds("quality:evaluations:edit")) return null;
  const label = t(status === "open" ? "quality.startNow" : "quality.assignmentContinue");
  return (
    <Button
      size="small"
      aria-label={`${label}: ${agentName}`}
      isPending={start.isPending}
      onPress={() => start.mutate(null)}
    >
      {label}
    </Button>
  );
};
