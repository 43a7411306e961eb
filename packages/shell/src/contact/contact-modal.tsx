import { contactUs, ContactMessage } from "@evolve/contracts/contact";
import { limits } from "@evolve/contracts/limits";
import type { MessageKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { isCallError, networkCode } from "@evolve/session";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { modalLabels } from "../labels/modal-labels.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { asksForSender, senderOf } from "./contact-message.ts";

type Field = "name" | "email" | "message";

/** Contact us, for somebody who is signed in. */
export const ContactModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, tenant, toasts, user } = useShell();
  const { supportEmail } = useRuntime();
  const [form, setForm] = useState(() => ({ ...senderOf(user), message: "" }));
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [asksSender] = useState(() => asksForSender(senderOf(user)));

  const checked = ContactMessage.safeParse(form);
  const faultOf = (field: Field): string | undefined => {
    const fault = checked.error?.issues.find(({ path }) => path[0] === field);
    if (fault === undefined || !touched.has(field)) return undefined;
    const key = `validation.${fault.message}`;
    return words.has(key) ? words.t(key) : words.t("validation.required");
  };
  const bind = (field: Field, label: MessageKey) => ({
    label: words.t(label),
    isRequired: true,
    value: form[field],
    error: faultOf(field),
    onChange: (value: string) => setForm((before) => ({ ...before, [field]: value })),
    onBlur: () => setTouched((before) => new Set([...before, field])),
  });

  const send = async () => {
    if (!checked.success) return;
    try {
      const receiver = supportEmail === "" ? {} : { receiverEmail: supportEmail };
      await client.call(
        contactUs,
        { body: { ...checked.data, tenant: tenant.name, ...receiver } },
        { retryAfter: true },
      );
      toasts.show({ tone: "ok", text: words.t("shell.contactSent") });
      onClose();
    } catch (error) {
      toasts.show({ tone: "bad", text: words.error(isCallError(error) ? error.code : networkCode) });
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="small"
      isStatic
      isDirty={form.message !== ""}
      title={words.t("common.contactUs")}
      subtitle={words.t("shell.contactLead", { email: user.emailAddress })}
      labels={modalLabels(words)}
      saveLabel={words.t("shell.contactSend")}
      isSaveDisabled={!checked.success}
      onSave={send}
    >
      <div className="ev-modal-fields">
        {asksSender && (
          <>
            <TextField {...bind("name", "shell.contactName")} maxLength={limits.nameMax} autoComplete="name" />
            <TextField
              {...bind("email", "shell.contactEmail")}
              type="email"
              maxLength={limits.emailMax}
              autoComplete="email"
            />
          </>
        )}
        <TextArea {...bind("message", "shell.contactMessage")} rows={6} maxLength={limits.messageMax} />
      </div>
    </Modal>
  );
};
