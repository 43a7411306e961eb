import { loginV1 } from "@evolve/contracts/authentication";
import { authInfo, type CallError } from "@evolve/session";
import { useEffect, useEffectEvent, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { redirect } from "../../router.ts";
import { goOnward } from "../sign-in/go-onward.ts";
import type { OfferedCredentials } from "../sign-in/password-step.tsx";
import { afterRefusal, goToForcedReset } from "../sign-in/refused.ts";

type Step =
  | { readonly name: "form"; readonly needsCode: boolean }
  | { readonly name: "leaving" }
  | { readonly name: "emailSent"; readonly userName: string; readonly refusal: CallError };

export interface SmartLogin {
  readonly step: Step;
  readonly refusal: CallError | undefined;
  readonly isPending: boolean;
  readonly submit: (credentials: OfferedCredentials) => void;
  readonly goBack: () => void;
}

/** Signs in with one call, and goes the ways of the two-step login from there. */
export const useSmartLogin = (hasAutoLogout: boolean): SmartLogin => {
  const { boot, client, session } = useApp();
  const [step, setStep] = useState<Step>({ name: "form", needsCode: false });
  const [refusal, setRefusal] = useState<CallError>();
  const [isPending, setPending] = useState(false);

  const handleRefusal = (failure: CallError, credentials: OfferedCredentials): void => {
    const { userName } = credentials;
    const after = afterRefusal(failure);
    switch (after) {
      case "expired":
      case "mismatch":
        return goToForcedReset(after, credentials);
      case "identityProvider":
      case "enrol":
      case "passkey":
        // The two steps know more ways: whose identity provider it is, an enrolment, a passkey.
        return redirect("/", { userName });
      case "emailSent":
        return setStep({ name: "emailSent", userName, refusal: failure });
      case "code":
        setStep({ name: "form", needsCode: true });
        return setRefusal(failure);
      case "again":
        return setRefusal(failure);
    }
  };

  const submit = async (credentials: OfferedCredentials): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const [tokens, { signInWith }] = await Promise.all([
        client.call(loginV1, { body: credentials }, { retryAfter: true }),
        session(),
      ]);
      signInWith(tokens);
      await goOnward(client, boot);
    } catch (error) {
      handleRefusal(refusalOf(error), credentials);
      setPending(false);
    }
  };

  const arrive = useEffectEvent(async (): Promise<void> => {
    try {
      if (hasAutoLogout) return void (await (await session()).signOut("idle"));
      if (authInfo.read() === undefined) return;
      setStep({ name: "leaving" });
      (await session()).start();
      await goOnward(client, boot);
    } catch {
      // The cookie outlived its session, or nobody can say where to go: whoever this is signs in again.
      authInfo.clear();
      setStep({ name: "form", needsCode: false });
    }
  });
  useEffect(() => {
    void Promise.resolve().then(() => arrive());
  }, [hasAutoLogout]);

  return {
    step,
    refusal,
    isPending,
    submit: (credentials) => void submit(credentials),
    goBack: () => setStep({ name: "form", needsCode: false }),
  };
};
