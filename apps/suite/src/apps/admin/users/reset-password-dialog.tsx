import { startPasswordReset } from "@evolve/contracts/passwords";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { type SubmitEvent, useState } from "react";
import { nameOfUser } from "./user-columns.tsx";

interface ResetPasswordDialogProps {
  readonly user: UserDetails;
  readonly onClose: () => void;
}

/** Says what a password reset does to the user, takes a reason for the audit log, and starts it. */
export const ResetPasswordDialog = ({ user, onClose }: ResetPasswordDialogProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const [reason, setReason] = useState("");
  const name = nameOfUser(user);
  const start = useAction<string>({
    run: (said) =>
      client.call(startPasswordReset, { body: { email: user.emailAddress, ...(said !== "" && { reason: said }) } }),
    done: () => t("users.passwordResetStarted", { name }),
    invalidates: [["users"]],
    onEnd: onClose,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!start.isPending) start.mutate(reason.trim());
  };
  return (
    <Modal
      isOpen
      size="small"
      onOpenChange={onClose}
      title={t("users.resetPasswordTitle")}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={start.isPending}>
            {t("users.resetPassword")}
          </Button>
        </div>
      }
    >
      <form id={formId} className="ev-modal-fields" noValidate onSubmit={submit}>
        <p>{t("users.resetPasswordText", { name })}</p>
        <TextField
          label={t("users.actReason")}
          description={t("users.resetPasswordReasonHint")}
          autoComplete="off"
          maxLength={reasonMax}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Modal>
  );
};

const formId = "user-reset-password";
/** As `startPasswordReset` takes it. */
const reasonMax = 200;
