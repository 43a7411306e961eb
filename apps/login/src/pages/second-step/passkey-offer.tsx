import type { CallInput } from "@evolve/contracts/call";
import { passkeyLogin } from "@evolve/contracts/proofs";
import { useWords } from "@evolve/i18n/react";
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "../../app-context.ts";
import { Button } from "../../parts/button.tsx";
import styles from "./second-step.module.css";

export interface PasskeyOfferProps {
  /** Signs in with what the exchange answers. */
  readonly onProof: (exchange: () => Promise<{ readonly id_token: string }>) => void;
}

type Passkey = CallInput<typeof passkeyLogin>["body"]["passkey"];

/** Most browsers that come here are asked by nobody. */
const loadAskPasskey = () => import("./ask-passkey.ts");

/** A passkey signs in without a name and a password. */
export const PasskeyOffer = ({ onProof }: PasskeyOfferProps) => {
  const words = useWords();
  const { client } = useApp();
  const prove = useEffectEvent((passkey: Passkey) => onProof(() => client.call(passkeyLogin, { body: { passkey } })));
  // Among the names that the browser offers to fill in, it then offers passkeys. Nobody has asked for them, so a failure is silent.
  useEffect(() => {
    const gone = new AbortController();
    const wait = async (): Promise<void> => {
      if (!(await browserSupportsWebAuthnAutofill()) || gone.signal.aborted) return;
      const { askPasskey } = await loadAskPasskey();
      gone.signal.throwIfAborted();
      const passkey = await askPasskey(client, { alone: true, inField: true });
      gone.signal.throwIfAborted();
      prove(passkey);
    };
    wait().catch(() => undefined);
    return () => {
      gone.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, [client]);
  if (!browserSupportsWebAuthn()) return null;

  const ask = async () => {
    const { askPasskey } = await loadAskPasskey();
    return client.call(passkeyLogin, { body: { passkey: await askPasskey(client, { alone: true }) } });
  };
  return (
    <div className={styles.otherWays}>
      <Button onClick={() => onProof(ask)}>{words.t("signIn.withPasskey")}</Button>
    </div>
  );
};
