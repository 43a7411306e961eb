import { endTenantSessions } from "@evolve/contracts/sessions";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { type SubmitEvent, useState } from "react";
import { type Policy, usePolicyChange } from "./use-security-policy.ts";

interface SignOutDialogProps {
  readonly open: Policy["otherSessions"];
  readonly onClose: () => void;
}

/** Names what happens and to whom, and takes the organization's name as a yes: nobody does this by a slip of the hand. */
export const SignOutDialog = ({ open, onClose }: SignOutDialogProps) => {
  const words = useWords();
  const { t } = words;
  const { client, tenant } = useShell();
  const [typed, setTyped] = useState("");
  const end = usePolicyChange(
    () => client.call(endTenantSessions, {}),
    ({ ended }) => t("securityPolicy.signedOut", { count: ended }),
  );
  const isConfirmed = typed.trim().toLocaleLowerCase() === tenant.name.toLocaleLowerCase();
  const confirm = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isConfirmed && !end.isPending) end.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Modal
      isOpen
      size="small"
      onOpenChange={onClose}
      title={t("securityPolicy.signOutTitle")}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="danger" type="submit" form={formId} isPending={end.isPending} isDisabled={!isConfirmed}>
            {t("securityPolicy.signOutAll")}
          </Button>
        </div>
      }
    >
      <form id={formId} className="ev-modal-fields" noValidate onSubmit={confirm}>
        <Banner tone="warning" isAnnounced={false}>
          {t("securityPolicy.openSessions", { sessions: open.sessions, people: open.people })}{" "}
          {t("securityPolicy.signOutText")}
        </Banner>
        <p>{t("securityPolicy.signOutYou")}</p>
        <TextField
          label={t("securityPolicy.signOutType", { tenant: tenant.name })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Modal>
  );
};

const formId = "sp-sign-out";
