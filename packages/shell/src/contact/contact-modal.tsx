import { contactUs, ContactMessage } from "@evolve/contracts/contact";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { DraftNotice, useAppForm } from "../forms/index.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { asksForSender, senderOf } from "./contact-message.ts";

/** Contact us, for somebody who is signed in. */
export const ContactModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, tenant, toasts, user } = useShell();
  const { supportEmail, settings } = useRuntime();
  const [asksSender] = useState(() => asksForSender(senderOf(user)));
  const form = useAppForm({
    schema: ContactMessage,
    defaultValues: { ...senderOf(user), message: "" },
    draft: { userId: user.id, form: "contact", secretFields: [] },
    onSave: async (message) => {
      const receiver = supportEmail === "" ? {} : { receiverEmail: supportEmail };
      await client.call(contactUs, { body: { ...message, tenant: tenant.name, ...receiver } }, { retryAfter: true });
      toasts.show({ tone: "success", text: words.t("shell.contactSent") });
      onClose();
    },
    onFailure: (text) => toasts.show({ tone: "danger", text }),
  });

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="small"
      isDismissable={false}
      isDirty={form.isDirty}
      title={words.t("common.contactUs")}
      subtitle={asksSender ? undefined : words.t("shell.contactLead", { email: user.emailAddress })}
      saveLabel={words.t("shell.contactSend")}
      isSaveDisabled={!form.formState.isValid}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        <DraftNotice form={form} />
        {settings.supportPhone !== "" && <p>{words.t("shell.contactPhone", { phone: settings.supportPhone })}</p>}
        {asksSender && (
          <>
            <TextField
              {...form.text("name")}
              label={words.t("shell.contactName")}
              isRequired
              maxLength={limits.nameMax}
              autoComplete="name"
            />
            <TextField
              {...form.text("email")}
              label={words.t("shell.contactEmail")}
              isRequired
              type="email"
              maxLength={limits.emailMax}
              autoComplete="email"
            />
          </>
        )}
        <TextArea
          {...form.text("message")}
          label={words.t("shell.contactMessage")}
          isRequired
          rows={6}
          maxLength={limits.messageMax}
        />
      </div>
    </Modal>
  );
};
