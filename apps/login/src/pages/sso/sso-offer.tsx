import { useWords } from "@evolve/i18n/react";
import { useCallback, useState } from "react";
import { useApp } from "../../app-context.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { hashOf, usePlace } from "../../router.ts";
import { LookForSession } from "./look-for-session.tsx";
import { wantSso } from "./wanted.ts";
import styles from "./sso.module.css";

interface SsoOfferProps {
  readonly tenantId: string;
}

/** The other way in, under the first step of a host whose organization has an identity provider. */
export const SsoOffer = ({ tenantId }: SsoOfferProps) => {
  const words = useWords();
  const { looksForSso } = useApp().boot;
  const { parameters } = usePlace();
  const [isKnown, setKnown] = useState(false);
  const learn = useCallback(() => setKnown(true), []);
  const href = hashOf("/sso", { tenantId, redirectURL: parameters.get("redirectURL") ?? "" });
  return (
    <div className={styles.offer}>
      <p>{words.t("signIn.or")}</p>
      <ButtonLink href={href} onClick={wantSso}>
        {words.t(isKnown ? "signIn.ssoKnown" : "signIn.sso")}
      </ButtonLink>
      {looksForSso && <LookForSession tenantId={tenantId} onKnown={learn} />}
    </div>
  );
};
