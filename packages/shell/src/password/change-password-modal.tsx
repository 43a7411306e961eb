import { codeOf } from "@evolve/contracts/errors";
import { changePassword, loginAuthenticator } from "@evolve/contracts/passwords";
import { useWords } from "@evolve/i18n/react";
import { type CallError, isCallError } from "@evolve/session";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { PasswordField } from "@evolve/widgets/password-field";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useAppForm } from "../forms/index.ts";
import { useShell } from "../shell-context.ts";
import { type ChangePasswordForm, changePasswordForm, emptyForm } from "./change-password.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** Codes whose details are words for the person: what is wrong with this password. */
const told: readonly string[] = [codeOf("reusedPassword"), codeOf("passwordRefused")];
const reasonIn = ({ code, details }: CallError): string | undefined =>
  told.includes(code) && details !== "" ? details : undefined;

/** Changes one's own password, and signs the other devices out if wanted. */
export const ChangePasswordModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const { data: authenticator } = useQuery({
    queryKey: ["login-authenticator", user.userName],
    queryFn: ({ signal }) => client.call(loginAuthenticator, { query: { username: user.userName } }, { signal }),
  });
  const atNewPassword = {
    field: "newPassword",
    text: (error: CallError) => reasonIn(error) ?? words.error(error.code),
  } as const;
  const form = useAppForm<ChangePasswordForm, ChangePasswordForm>({
    schema: changePasswordForm(authenticator),
    defaultValues: emptyForm,
    fieldsOfCodes: {
      [codeOf("wrongCredentials")]: { field: "currentPassword", text: () => words.t("password.currentWrong") },
      [codeOf("reusedPassword")]: atNewPassword,
      [codeOf("passwordRefused")]: atNewPassword,
      [codeOf("passwordPolicy")]: atNewPassword,
    },
    onSave: async ({ currentPassword, newPassword, endOtherSessions }) => {
      const { emailAddress, userName } = user;
      const body = { emailAddress, userName, currentPassword, newPassword, endOtherSessions };
      try {
        await client.call(changePassword, { body }, { retryAfter: true });
      } catch (error) {
        const reason = isCallError(error) ? reasonIn(error) : undefined;
        toasts.show({ tone: "danger", text: reason ?? words.t("password.updateFailed") });
        throw error;
      }
      toasts.show({ tone: "success", text: words.t("password.updated") });
      onClose();
    },
  });
  const { control, formState, trigger } = form;
  const newPassword = useWatch({ control, name: "newPassword" });

  // Whether the third field still repeats the second is said again, once it has been said.
  const repeat = useEffectEvent(() => {
    if (formState.touchedFields.confirmNewPassword === true) void trigger("confirmNewPassword");
  });
  useEffect(() => repeat(), [newPassword]);

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="small"
      isDirty={form.isDirty}
      title={words.t("shell.changePassword")}
      saveLabel={words.t("shell.changePassword")}
      isSaveDisabled={!formState.isValid}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        {/* For password managers: the passwords belong to this user name. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.userName} />
        <PasswordField
          {...form.text("currentPassword")}
          label={words.t("password.current")}
          isRequired
          autoComplete="current-password"
        />
        <NewPasswordField
          {...form.text("newPassword")}
          label={words.t("password.new")}
          isRequired
          autoComplete="new-password"
          typed={newPassword}
          policy={authenticator}
        />
        <PasswordField
          {...form.text("confirmNewPassword")}
          label={words.t("password.confirm")}
          isRequired
          autoComplete="new-password"
        />
        <Controller
          control={control}
          name="endOtherSessions"
          render={({ field: { value, onChange } }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {words.t("password.endOthers")}
            </Checkbox>
          )}
        />
      </div>
    </Modal>
  );
};
