import { type Evaluation, evaluationLimits } from "@evolve/contracts/evaluations";
import { acknowledgeEvaluation, disputeEvaluation } from "@evolve/contracts/own-evaluations";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { useUnsaved } from "@evolve/widgets/unsaved";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "../../../parts/quality/quality.module.css";

/** What the agent can answer: that they have read it, or that they disagree. */
export const AnswerCard = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { client, words } = useShell();
  const { t } = words;
  const [comment, setComment] = useState("");
  const [isDisputing, setDisputing] = useState(false);
  useUnsaved(comment !== "");
  const { id: evaluationId, status, disputableUntil } = evaluation;
  const acknowledge = useAction<null, unknown>({
    run: () => client.call(acknowledgeEvaluation, { params: { evaluationId }, body: { comment: comment.trim() } }),
    done: () => t("quality.acknowledged"),
    invalidates: [["own-evaluations"]],
  });
  if (status !== "submitted" && disputableUntil === null) return null;
  return (
    <Card title={t("quality.yourAnswer")}>
      {status === "submitted" && (
        <TextArea
          label={t("quality.comment")}
          rows={2}
          maxLength={evaluationLimits.reasonMax}
          value={comment}
          onChange={setComment}
        />
      )}
      <div className={styles.actions}>
        {status === "submitted" && (
          <Button variant="primary" isPending={acknowledge.isPending} onPress={() => acknowledge.mutate(null)}>
            {t("quality.acknowledge")}
          </Button>
        )}
        {disputableUntil !== null && <Button onPress={() => setDisputing(true)}>{t("quality.disputeNow")}</Button>}
      </div>
      {disputableUntil !== null && (
        <p className={styles.help}>{t("quality.disputeUntil", { date: words.date(disputableUntil, "date") })}</p>
      )}
      {isDisputing && <DisputeDialog evaluationId={evaluationId} onClose={() => setDisputing(false)} />}
    </Card>
  );
};

interface DisputeDialogProps {
  readonly evaluationId: string;
  readonly onClose: () => void;
}

const DisputeDialog = ({ evaluationId, onClose }: DisputeDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const dispute = useAction<null, unknown>({
    run: () => client.call(disputeEvaluation, { params: { evaluationId }, body: { reason: reason.trim() } }),
    done: () => t("quality.disputed"),
    invalidates: [["own-evaluations"]],
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t("quality.disputeTitle")}
      saveLabel={t("quality.disputeNow")}
      isSaveDisabled={reason.trim() === ""}
      isDirty={reason !== ""}
      onOpenChange={onClose}
      // A refusal is told by a message, and the dialog stays for another try.
      onSave={() => dispute.mutateAsync(null).catch(() => undefined)}
    >
      <div className="ev-modal-fields">
        <p>{t("quality.disputeText")}</p>
        <TextArea
          label={t("quality.reason")}
          rows={3}
          isRequired
          maxLength={evaluationLimits.reasonMax}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Modal>
  );
};
