import { setMfaPolicy } from "@evolve/contracts/factors";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { Question } from "../../../parts/question.tsx";
import { type Policy, usePolicyChange } from "./use-security-policy.ts";
import parts from "../../../parts/parts.module.css";

/** Whether everybody needs a second step. It takes effect at once, so it asks first and says whom it reaches. */
export const SecondFactorCard = ({ state }: { readonly state: Policy["secondFactor"] }) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = usePolicyChange(
    (required: boolean) => client.call(setMfaPolicy, { body: { required } }),
    ({ required }) => t(required ? "securityPolicy.requiredNow" : "securityPolicy.released"),
  );
  const close = () => setAsked(null);
  return (
    <Card
      title={t("securityPolicy.twoStep")}
      note={
        <StatusPill tone={state.required ? "success" : "neutral"}>
          {t(state.required ? "securityPolicy.required" : "securityPolicy.voluntary")}
        </StatusPill>
      }
    >
      <p className={parts.quiet}>{t("securityPolicy.twoStepLead")}</p>
      <p>{t("securityPolicy.reach", { without: state.without, people: state.people })}</p>
      <div className={parts.group}>
        <Button onPress={() => setAsked(!state.required)}>
          {t(state.required ? "securityPolicy.release" : "securityPolicy.require")}
        </Button>
      </div>
      {asked !== null && (
        <Question
          tone={asked ? "neutral" : "danger"}
          title={t(asked ? "securityPolicy.requireTitle" : "securityPolicy.releaseTitle")}
          confirmLabel={t(asked ? "securityPolicy.require" : "securityPolicy.release")}
          onConfirm={() => change.mutate(asked, { onSettled: close })}
          cancelLabel={t("common.cancel")}
          onCancel={close}
          isPending={change.isPending}
        >
          {asked ? t("securityPolicy.requireText", { without: state.without }) : t("securityPolicy.releaseText")}
        </Question>
      )}
    </Card>
  );
};
