import { inviteUsers } from "@evolve/contracts/users";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { modalLabels, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { usersKey } from "../use-users.ts";
import { InviteFieldset } from "./invite-fieldset.tsx";
import { type InviteFields, InviteForm, type Invitation } from "./invite-form.ts";
import { InviteOutcomes } from "./invite-outcomes.tsx";

type Outcomes = CallResult<typeof inviteUsers>["results"];

/** Invites people by email, then says what became of each address. What was typed stays until it has been sent. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, toasts } = useShell();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const form = useForm<InviteFields, unknown, Invitation>({
    defaultValues: { emailAddressesList: "" },
    resolver: standardSchemaResolver(InviteForm),
    mode: "onTouched",
  });
  const { mutateAsync, error, isError, reset } = useMutation({
    mutationFn: (body: Invitation) => client.call(inviteUsers, { body }),
    onSuccess: ({ results }) => {
      void queryClient.invalidateQueries({ queryKey: [usersKey] });
      if (results.some(({ outcome }) => outcome !== "invited")) return setOutcomes(results);
      toasts.show({ tone: "ok", text: words.t("users.invited", { count: results.length }) });
      onClose();
    },
  });

  // A refused call stays in the mutation and is shown above the fields.
  const send = form.handleSubmit((invitation) => mutateAsync(invitation).then(ignore, ignore));
  const startAgain = () => {
    form.reset();
    reset();
    setOutcomes(null);
  };
  const labels = modalLabels(words);

  if (outcomes !== null) {
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={words.t("users.invite")}
        labels={labels}
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
      onClose={onClose}
      isDirty={form.formState.isDirty}
      title={words.t("users.invite")}
      subtitle={words.t("users.inviteLead")}
      labels={labels}
      saveLabel={words.t("users.sendInvitations")}
      onSave={() => send()}
    >
      <InviteFieldset
        form={form}
        failure={isError ? words.error(isCallError(error) ? error.code : "GeneralError") : ""}
      />
    </Modal>
  );
};

const ignore = (): void => undefined;
