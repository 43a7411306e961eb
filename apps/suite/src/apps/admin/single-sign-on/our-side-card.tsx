import { rollSamlKey } from "@evolve/contracts/saml";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { saveFile } from "@evolve/widgets/save-file";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { CopyField } from "../../../parts/copy-field.tsx";
import { Question } from "../../../parts/question.tsx";
import { CertificateRow } from "./certificates.tsx";
import { type SingleSignOn, useShowSaved } from "./use-single-sign-on.ts";
import parts from "../../../parts/parts.module.css";

type Step = "publish" | "switch";

/** What the identity provider must know of us: addresses, metadata, and the key that signs, which is renewed in two steps. */
export const OurSideCard = ({ current }: { readonly current: SingleSignOn }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const showSaved = useShowSaved();
  const [asked, setAsked] = useState<Step | null>(null);
  const { entityId, assertionConsumerUrl, logoutUrl, metadataUrl, keys } = current.serviceProvider;
  const step: Step = keys.length > 1 ? "switch" : "publish";
  const roll = useAction<Step>({
    run: async (wanted) => showSaved(await client.call(rollSamlKey, { body: { step: wanted } })),
    done: (wanted) => t(wanted === "publish" ? "singleSignOn.keyPublished" : "singleSignOn.keySwitched"),
    invalidates: [],
    onEnd: () => setAsked(null),
  });
  const download = useAction<void>({
    run: async () => {
      const answer = await fetch(new URL(metadataUrl).pathname);
      if (!answer.ok) throw new Error(`metadata: ${answer.status}`);
      saveFile(await answer.blob(), "evolve-metadata.xml");
    },
    invalidates: [],
  });
  return (
    <Card title={t("singleSignOn.ourSide")}>
      <p className={parts.quiet}>{t("singleSignOn.ourSideLead")}</p>
      <CopyField label={t("singleSignOn.ourEntityId")} value={entityId} />
      <CopyField label={t("singleSignOn.ourConsumer")} value={assertionConsumerUrl} />
      <CopyField label={t("singleSignOn.ourLogout")} value={logoutUrl} />
      {keys.length > 0 && (
        <>
          <div className={parts.group}>
            <Button icon={<Download />} isPending={download.isPending} onPress={() => download.mutate()}>
              {t("singleSignOn.downloadMetadata")}
            </Button>
          </div>
          <h3 className={parts.subTitle}>{t("singleSignOn.keys")}</h3>
          <ul className={parts.rows}>
            {keys.map((key) => (
              <CertificateRow
                key={key.id}
                certificate={key}
                note={t(key.signs ? "singleSignOn.keySigns" : "singleSignOn.keyNext")}
              />
            ))}
          </ul>
          {holds("sso:edit") && (
            <div className={parts.group}>
              <Button onPress={() => setAsked(step)}>
                {t(step === "publish" ? "singleSignOn.publishKey" : "singleSignOn.switchKey")}
              </Button>
            </div>
          )}
        </>
      )}
      {asked && (
        <Question
          title={t(asked === "publish" ? "singleSignOn.publishTitle" : "singleSignOn.switchTitle")}
          confirmLabel={t(asked === "publish" ? "singleSignOn.publishKey" : "singleSignOn.switchKey")}
          cancelLabel={t("common.cancel")}
          isPending={roll.isPending}
          onConfirm={() => roll.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          {t(asked === "publish" ? "singleSignOn.publishText" : "singleSignOn.switchText")}
        </Question>
      )}
    </Card>
  );
};
