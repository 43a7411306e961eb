import { codeOf } from "@evolve/contracts/errors";
import { type PasswordChange, savePasswordPolicy } from "@evolve/contracts/security-policy";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { PolicyFieldset } from "./policy-fieldset.tsx";
import { fieldsOf, type PolicyFields, policyForm, savesTheSame } from "./policy-form.ts";
import { PolicyPreview } from "./policy-preview.tsx";
import { type Policy, useShowSaved } from "./use-security-policy.ts";
import parts from "../../../parts/parts.module.css";

interface PasswordFormProps {
  readonly policy: Policy["passwords"];
  readonly onReload: () => Promise<unknown>;
}

/** The password policy: changed as a whole, on top of what was seen, and not left behind without a question. */
export const PasswordForm = ({ policy, onReload }: PasswordFormProps) => {
  const { t } = useWords();
  const { client, toasts, user } = useShell();
  const showSaved = useShowSaved();
  const [isOvertaken, setOvertaken] = useState(false);
  const newest = fieldsOf(policy);
  const form = useAppForm<PolicyFields, PasswordChange>({
    schema: policyForm(newest),
    defaultValues: newest,
    draft: { userId: user.id, form: "password-policy", secretFields: [] },
    onSave: async (body) => {
      try {
        const changed = await client.call(savePasswordPolicy, { body });
        toasts.show({ tone: "success", text: t("securityPolicy.saved") });
        start(fieldsOf(changed));
        showSaved(changed);
      } catch (error) {
        setOvertaken(isCallError(error) && error.code === codeOf("changedMeanwhile"));
        throw error;
      }
    },
  });
  const { control, failure, formState, isSaving, startAgain } = form;
  const typed = useWatch({ control }) as PolicyFields;
  const isDirty = !savesTheSame(typed, formState.defaultValues as PolicyFields);
  const start = (from: PolicyFields): void => {
    startAgain(from);
    setOvertaken(false);
  };

  // A newer policy takes the place of what is shown, while nothing has been typed on top.
  const follow = useEffectEvent(() => {
    if (!isDirty && newest.basedOn !== typed.basedOn) start(newest);
  });
  useEffect(() => follow(), [policy]);

  const showNewest = async (): Promise<void> => {
    start(newest);
    await onReload();
  };

  return (
    <Form
      label={t("securityPolicy.passwords")}
      onSubmit={() => void form.save()}
      faults={form.faults}
      summaryTitle={form.summaryTitle}
    >
      <DraftNotice form={form} />
      <PolicyFieldset form={form} />
      <PolicyPreview typed={typed} />
      {failure !== "" && (
        <Banner
          tone={isOvertaken ? "warning" : "danger"}
          action={isOvertaken && <Button onPress={() => void showNewest()}>{t("securityPolicy.showNewest")}</Button>}
        >
          {failure}
        </Banner>
      )}
      {isDirty && <p className={parts.quiet}>{t("securityPolicy.consequence")}</p>}
      <div className={parts.group}>
        <Button variant="primary" type="submit" isPending={isSaving} isDisabled={!isDirty}>
          {t("securityPolicy.save")}
        </Button>
        <Button isDisabled={!isDirty || isSaving} onPress={() => start(newest)}>
          {t("securityPolicy.discard")}
        </Button>
      </div>
    </Form>
  );
};
