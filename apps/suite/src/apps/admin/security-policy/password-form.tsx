import { codeOf } from "@evolve/contracts/errors";
import { savePasswordPolicy } from "@evolve/contracts/security-policy";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useLeaveQuestion } from "@evolve/shell/leave-question";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { useState } from "react";
import { PolicyPreview } from "./policy-preview.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { checkDraft, draftOf, isSameDraft, type PolicyDraft, type TypedField } from "./policy-draft.ts";
import { type Policy, usePolicyChange } from "./use-security-policy.ts";

type Passwords = Policy["passwords"];

interface PasswordFormProps {
  readonly policy: Passwords;
  readonly onReload: () => Promise<unknown>;
}

/** The password policy: changed as a whole, on top of what was seen, and not left behind without a question. */
export const PasswordForm = ({ policy, onReload }: PasswordFormProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  // What the draft is based on. A newer policy replaces it while nothing has been typed on top.
  const [base, setBase] = useState(policy);
  const [draft, setDraft] = useState(() => draftOf(policy));
  const [hasTried, setTried] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isDirty = !isSameDraft(draft, draftOf(base));
  const start = (from: Passwords): void => {
    setBase(from);
    setDraft(draftOf(from));
    setTried(false);
    setOvertaken(false);
  };
  if (!isDirty && policy.changedAt !== base.changedAt) start(policy);

  const question = useLeaveQuestion(isDirty);
  const { settings, faults } = checkDraft(draft);
  const save = usePolicyChange(
    async (body: NonNullable<typeof settings>) => {
      const saved = await client.call(savePasswordPolicy, { body: { ...body, basedOn: base.changedAt } });
      start(saved);
    },
    () => t("securityPolicy.saved"),
    (code) => {
      if (code !== codeOf("changedMeanwhile")) return false;
      setOvertaken(true);
      return true;
    },
  );
  const submit = (): void => {
    setTried(true);
    if (settings !== null) return save.mutate(settings);
    const [first] = faults;
    document.querySelector<HTMLInputElement>(`[name="${first ?? ""}"]`)?.focus();
  };
  const showNewest = async (): Promise<void> => {
    setDraft(draftOf(base));
    setOvertaken(false);
    await onReload();
  };
  const change = (changes: Partial<PolicyDraft>): void => setDraft({ ...draft, ...changes });
  const shown: ReadonlySet<TypedField> = hasTried ? faults : new Set();

  return (
    <Form onSubmit={submit} label={t("securityPolicy.passwords")}>
      <PolicyFields draft={draft} faults={shown} onChange={change} />
      <PolicyPreview draft={draft} />
      {isOvertaken && (
        <Banner
          tone="warn"
          action={<Button onPress={() => void showNewest()}>{t("securityPolicy.showNewest")}</Button>}
        >
          {words.error(codeOf("changedMeanwhile"))}
        </Banner>
      )}
      {isDirty && <p className="su-quiet">{t("securityPolicy.consequence")}</p>}
      <div className="su-group">
        <Button variant="primary" type="submit" isPending={save.isPending} isDisabled={!isDirty}>
          {t("securityPolicy.save")}
        </Button>
        <Button isDisabled={!isDirty || save.isPending} onPress={() => start(policy)}>
          {t("securityPolicy.discard")}
        </Button>
      </div>
      {question}
    </Form>
  );
};
