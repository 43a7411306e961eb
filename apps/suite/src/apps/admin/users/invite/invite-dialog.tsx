import { inviteUsers } from "@evolve/contracts/invitations";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usersKey } from "../use-users.ts";
import { InviteFieldset } from "./invite-fieldset.tsx";
import { type InviteFields, InviteForm, type Invitation } from "./invite-form.ts";
import { InviteOutcomes } from "./invite-outcomes.tsx";

type Outcomes = CallResult<typeof inviteUsers>["results"];

/** Invites people by email, then says what became of each address. What was typed stays until it has been sent. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const form = useAppForm<InviteFields, Invitation>({
    schema: InviteForm,
    defaultValues: { emailAddressesList: "" },
    draft: { userId: user.id, form: "invite-users", secretFields: [] },
    onSave: async (body) => {
      const { results } = await client.call(inviteUsers, { body });
      void queryClient.invalidateQueries({ queryKey: [usersKey] });
      if (results.some(({ outcome }) => outcome !== "invited")) return setOutcomes(results);
      toasts.show({ tone: "success", text: words.t("users.invited", { count: results.length }) });
      onClose();
    },
  });
  const startAgain = () => {
    form.startAgain();
    setOutcomes(null);
  };
  if (outcomes !== null) {
    return (
      <Modal
        isOpen
        onOpenChange={onClose}
        title={words.t("users.invite")}
        footer={
          <div className="ev-modal-footer">
            <Button onPress={startAgain}>{words.t("users.inviteMore")}</Button>
            <Button variant="primary" onPress={onClose}>
              {words.t("common.close")}
            </Button>
          </div>
        }
      >
        <InviteOutcomes outcomes={outcomes} />
      </Modal>
    );
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      isDirty={form.isDirty}
      title={words.t("users.invite")}
      subtitle={words.t("users.inviteLead")}
      saveLabel={words.t("users.sendInvitations")}
      onSave={form.save}
    >
      <DraftNotice form={form} />
      <InviteFieldset form={form} />
    </Modal>
  );
};
