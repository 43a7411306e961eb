import { ContactMessage, contactUs, unknownTenant } from "@evolve/contracts/contact";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { useApp } from "../../app-context.ts";
import { faultsOf } from "../../parts/use-form.ts";
import styles from "./contact.module.css";

type Values = Record<"name" | "email" | "message", string>;

const empty: Values = { name: "", email: "", message: "" };

interface ContactModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A message to support from somebody who may not be able to sign in. */
export const ContactModal = ({ isOpen, onClose }: ContactModalProps) => {
  const words = useWords();
  const { boot, client, toasts } = useApp();
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const checked = ContactMessage.safeParse(values);
  const faults = checked.success ? {} : faultsOf(checked.error.issues);

  const close = (): void => {
    setValues(empty);
    setLeft(new Set());
    onClose();
  };

  const send = async (): Promise<void> => {
    if (!checked.success) return;
    toasts.clear();
    try {
      await client.call(contactUs, { body: { ...checked.data, tenant: unknownTenant } });
      toasts.show({ tone: "success", text: words.t("contact.sent") });
      close();
    } catch (error) {
      toasts.show({ tone: "danger", text: words.error(failureCode(error)) });
    }
  };

  const fieldOf = (name: keyof Values, showsErrors: boolean) => {
    const fault = showsErrors || left.has(name) ? faults[name] : undefined;
    return {
      name,
      isRequired: true,
      value: values[name],
      error: fault && words.message(`validation.${fault}`),
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    };
  };

  return (
    <Modal
      size="small"
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={close}
      isDirty={Object.values(values).some((value) => value !== "")}
      title={words.t("common.contactUs")}
      subtitle={words.t("contact.lead")}
      onSave={send}
      saveLabel={words.t("contact.send")}
      isSaveDisabled={!checked.success}
    >
      {({ showsErrors }) => (
        <div className={styles.fields}>
          {boot.supportPhone !== "" && <p>{words.t("contact.phone", { phone: boot.supportPhone })}</p>}
          <TextField {...fieldOf("name", showsErrors)} label={words.t("contact.name")} autoComplete="name" />
          <TextField
            {...fieldOf("email", showsErrors)}
            label={words.t("contact.email")}
            type="email"
            autoComplete="email"
          />
          <TextArea
            {...fieldOf("message", showsErrors)}
            label={words.t("contact.message")}
            rows={5}
            maxLength={limits.messageMax}
          />
        </div>
      )}
    </Modal>
  );
};
