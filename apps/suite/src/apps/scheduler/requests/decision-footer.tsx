import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";

type Decision = "approved" | "denied";

interface DecisionFooterProps {
  /** What can be done with the request by who sees it. */
  readonly may: "decide" | "reopen" | "nothing";
  readonly labels: Readonly<Record<Decision | "reopen", string>>;
  readonly decide: {
    readonly isPending: boolean;
    readonly variables: Decision | undefined;
    readonly mutate: (decision: Decision) => void;
  };
  readonly reopen: { readonly isPending: boolean; readonly mutate: (given: null) => void };
  readonly onClose: () => void;
}

/** Below a request that agents have made: its decision, or undoing that. */
export const DecisionFooter = ({ may, labels, decide, reopen, onClose }: DecisionFooterProps) => {
  const { t } = useShell().words;
  const button = (decision: Decision) => (
    <Button
      variant={decision === "approved" ? "primary" : "default"}
      isPending={decide.isPending && decide.variables === decision}
      isDisabled={decide.isPending}
      onPress={() => decide.mutate(decision)}
    >
      {labels[decision]}
    </Button>
  );
  // What was pressed stays until the panel closes, though the request has followed before.
  const shown = decide.isPending ? "decide" : reopen.isPending ? "reopen" : may;
  return (
    <div className="ev-modal-footer">
      {shown === "decide" && button("denied")}
      {shown === "decide" && button("approved")}
      {shown === "reopen" && (
        <Button isPending={reopen.isPending} onPress={() => reopen.mutate(null)}>
          {labels.reopen}
        </Button>
      )}
      {shown === "nothing" && <Button onPress={onClose}>{t("common.close")}</Button>}
    </div>
  );
};
