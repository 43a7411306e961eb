import { type Evaluation, evaluationLimits, withdrawEvaluation } from "@evolve/contracts/evaluations";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** Takes an evaluation away: a draft at once after a question, a submitted one with a reason. */
export const WithdrawButton = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { client, navigate, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const { id: evaluationId, status, agentName: agent, formName: form } = evaluation;
  const isDraft = status === "draft";
  const withdraw = useAction<null, unknown>({
    run: () => client.call(withdrawEvaluation, { params: { evaluationId }, body: { reason: reason.trim() } }),
    done: () => t(isDraft ? "quality.discarded" : "quality.withdrawn"),
    invalidates: [],
    onDone: () => {
      // The list is read again once it is shown; this page is not, since what it shows is gone.
      void queryClient.invalidateQueries({ queryKey: ["evaluations"], refetchType: "none" });
      navigate("/qm/evaluations");
    },
  });
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t(isDraft ? "quality.discardDraft" : "quality.withdraw")}</Button>
      {isOpen && (
        <Modal
          isOpen
          size="small"
          title={t(isDraft ? "quality.discardTitle" : "quality.withdrawTitle")}
          saveLabel={t(isDraft ? "quality.discardDraft" : "quality.withdraw")}
          isSaveDisabled={!isDraft && reason.trim() === ""}
          onOpenChange={() => setOpen(false)}
          onSave={() => withdraw.mutateAsync(null).catch(() => undefined)}
        >
          <div className="ev-modal-fields">
            <p>{t(isDraft ? "quality.discardText" : "quality.withdrawText", { agent, form })}</p>
            {!isDraft && (
              <TextArea
                label={t("quality.reason")}
                rows={2}
                isRequired
                maxLength={evaluationLimits.reasonMax}
                value={reason}
                onChange={setReason}
              />
            )}
          </div>
        </Modal>
      )}
    </>
  );
};
