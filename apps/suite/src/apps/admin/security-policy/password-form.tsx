import { type PasswordChange, savePasswordPolicy, securityPolicy } from "@evolve/contracts/security-policy";
import type { PlainKey, Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { characterClasses, PolicyFieldset } from "./policy-fieldset.tsx";
import { fieldsOf, type PolicyFields, policyForm, savesTheSame } from "./policy-form.ts";
import { PolicyPreview } from "./policy-preview.tsx";
import { type Policy, useShowSaved } from "./use-security-policy.ts";
import parts from "../../../parts/parts.module.css";

interface PasswordFormProps {
  readonly policy: Policy["passwords"];
}

/**
 * The password policy: changed as a whole, on top of what was seen, and not left behind without a question. Of two who edit it the
 * second sees both versions.
 */
export const PasswordForm = ({ policy }: PasswordFormProps) => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const showSaved = useShowSaved();
  const conflict = useEditConflict(policy, async () => (await client.call(securityPolicy, {})).passwords);
  const newest = fieldsOf(policy);
  const form = useAppForm<PolicyFields, PasswordChange>({
    schema: policyForm(newest),
    defaultValues: newest,
    draft: { userId: user.id, form: "password-policy", secretFields: [] },
    onSave: (body) =>
      // What the edit is based on is in the form: a draft brings its own along.
      conflict.guard(async () => {
        const changed = await client.call(savePasswordPolicy, { body });
        toasts.show({ tone: "success", text: t("securityPolicy.saved") });
        form.startAgain(fieldsOf(changed));
        showSaved(changed);
      }),
  });
  const { control, failure, formState, isSaving, startAgain } = form;
  const typed = useWatch({ control }) as PolicyFields;
  const isDirty = !savesTheSame(typed, formState.defaultValues as PolicyFields);

  // A newer policy takes the place of what is shown, while nothing has been typed on top.
  const follow = useEffectEvent(() => {
    if (!isDirty && newest.basedOn !== typed.basedOn) startAgain(newest);
  });
  useEffect(() => follow(), [policy]);

  const latest = conflict.latest && fieldsOf(conflict.latest);
  const accept = (): void => {
    const accepted = conflict.accept();
    if (accepted) showSaved(accepted);
  };
  return (
    <Form
      label={t("securityPolicy.passwords")}
      onSubmit={() => void form.save()}
      faults={form.faults}
      summaryTitle={form.summaryTitle}
    >
      <DraftNotice form={form} />
      {latest && latest.basedOn !== typed.basedOn && (
        <EditConflict
          fields={versionsOf(words, typed, latest)}
          onKeepMine={() => {
            accept();
            form.setValue("basedOn", latest.basedOn, { shouldDirty: true });
          }}
          onTakeTheirs={() => {
            accept();
            startAgain(latest);
          }}
        />
      )}
      <PolicyFieldset form={form} />
      <PolicyPreview typed={typed} />
      {failure !== "" && <Banner tone="danger">{failure}</Banner>}
      {isDirty && <p className={parts.quiet}>{t("securityPolicy.consequence")}</p>}
      <div className={parts.group}>
        <Button variant="primary" type="submit" isPending={isSaving} isDisabled={!isDirty}>
          {t("securityPolicy.save")}
        </Button>
        <Button isDisabled={!isDirty || isSaving} onPress={() => startAgain(newest)}>
          {t("securityPolicy.discard")}
        </Button>
      </div>
    </Form>
  );
};

const versionsOf = ({ t }: Words, mine: PolicyFields, theirs: PolicyFields) => {
  const row = (label: PlainKey, show: (of: PolicyFields) => string) => [t(label), show(mine), show(theirs)] as const;
  const yesOrNo = (isOn: boolean) => t(isOn ? "common.yes" : "common.no");
  return [
    row("securityPolicy.rule", ({ strong }) => t(strong ? "securityPolicy.ruleStrong" : "securityPolicy.ruleOwn")),
    row("securityPolicy.authenticator", ({ authenticator }) =>
      t(authenticator === "EVOLVE" ? "securityPolicy.classic" : "securityPolicy.configurable"),
    ),
    row("securityPolicy.minimumLength", ({ minimumLength }) => minimumLength),
    ...characterClasses.map(([name, label]) => row(label, ({ [name]: isOn }) => yesOrNo(isOn))),
    row("securityPolicy.historyLength", ({ historyLength }) => historyLength),
    row("securityPolicy.expires", ({ expires }) => yesOrNo(expires)),
    row("securityPolicy.expiryDays", ({ expires, expiryDays }) => (expires ? expiryDays : "")),
  ];
};
