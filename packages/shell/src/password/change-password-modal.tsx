import { codeOf } from "@evolve/contracts/errors";
import { changePassword, loginAuthenticator } from "@evolve/contracts/passwords";
import type { MessageKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { type CallError, isCallError } from "@evolve/session";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { PasswordField } from "@evolve/widgets/password-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { modalLabels } from "../labels/modal-labels.ts";
import { passwordFieldLabels } from "../labels/password-field-labels.ts";
import { useShell } from "../shell-context.ts";
import { emptyForm, passwordFaults, type PasswordFieldName } from "./change-password.ts";
import { NewPasswordField } from "./new-password-field.tsx";

type Refused = Partial<Record<PasswordFieldName, string>>;

/** Codes whose details are words for the person: what is wrong with this password. */
const told: readonly string[] = [codeOf("reusedPassword"), codeOf("passwordRefused")];

/** Changes one's own password, and signs the other devices out if wanted. */
export const ChangePasswordModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const [form, setForm] = useState(emptyForm);
  const [touched, setTouched] = useState<ReadonlySet<PasswordFieldName>>(new Set());
  const [refused, setRefused] = useState<Refused>({});
  const [endOtherSessions, setEndOtherSessions] = useState(false);
  const { data: authenticator } = useQuery({
    queryKey: ["login-authenticator", user.userName],
    queryFn: ({ signal }) => client.call(loginAuthenticator, { query: { username: user.userName } }, { signal }),
  });

  const faults = passwordFaults(form, {
    policy: authenticator,
    policyFault: authenticator?.idmType === "EVOLVECG" ? "passwordPolicyCriteriaMatch" : "password",
  });
  const isPristine = Object.values(form).every((value) => value === "");

  const errorOf = (field: PasswordFieldName): string | undefined => {
    const fault = touched.has(field) ? faults[field] : undefined;
    return fault === undefined ? refused[field] : words.t(`validation.${fault}`);
  };
  const bind = (field: PasswordFieldName, label: MessageKey, autoComplete: "current-password" | "new-password") => ({
    name: field,
    label: words.t(label),
    isRequired: true,
    autoComplete,
    value: form[field],
    error: errorOf(field),
    ...passwordFieldLabels(words),
    onChange: (value: string) => {
      setForm((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _answered, ...others }) => others);
    },
    onBlur: () => setTouched((before) => new Set([...before, field])),
  });

  const refuse = ({ code, details }: CallError): void => {
    const reason = told.includes(code) && details !== "" ? details : undefined;
    toasts.show({ tone: "bad", text: reason ?? words.t("password.updateFailed") });
    if (code === codeOf("wrongCredentials")) setRefused({ currentPassword: words.t("password.currentWrong") });
    else if (reason !== undefined) setRefused({ newPassword: reason });
    else if (code === codeOf("passwordPolicy")) setRefused({ newPassword: words.error(code) });
  };

  const save = async (): Promise<void> => {
    if (Object.keys(faults).length > 0) return;
    const { currentPassword, newPassword } = form;
    const { emailAddress, userName } = user;
    try {
      const body = { emailAddress, userName, currentPassword, newPassword, endOtherSessions };
      await client.call(changePassword, { body }, { retryAfter: true });
      toasts.show({ tone: "ok", text: words.t("password.updated") });
      onClose();
    } catch (error) {
      if (!isCallError(error)) throw error;
      refuse(error);
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="small"
      isDirty={!isPristine}
      title={words.t("shell.changePassword")}
      labels={modalLabels(words)}
      saveLabel={words.t("shell.changePassword")}
      isSaveDisabled={isPristine || Object.keys(faults).length > 0}
      onSave={save}
    >
      <div className="ev-modal-fields">
        {/* For password managers: the passwords belong to this user name. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.userName} />
        <PasswordField {...bind("currentPassword", "password.current", "current-password")} />
        <NewPasswordField {...bind("newPassword", "password.new", "new-password")} policy={authenticator} />
        <PasswordField {...bind("confirmNewPassword", "password.confirm", "new-password")} />
        <Checkbox isSelected={endOtherSessions} onChange={setEndOtherSessions}>
          {words.t("password.endOthers")}
        </Checkbox>
      </div>
    </Modal>
  );
};
