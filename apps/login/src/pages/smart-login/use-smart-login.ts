import { loginV1 } from "@evolve/contracts/authentication";
import { prelogin } from "@evolve/contracts/prelogin";
import { authInfo, type CallError } from "@evolve/session";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { currentPlace, navigate } from "../../router.ts";
import { goOnward } from "../sign-in/go-onward.ts";
import { offerCredentials } from "../sign-in/offer-credentials.ts";
import type { OfferedCredentials } from "../sign-in/password-step.tsx";
import { afterRefusal, goToForcedReset } from "../sign-in/refused.ts";
import { wantSso } from "../sso/wanted.ts";

type Step =
  | { readonly name: "form"; readonly needsCode: boolean }
  /** The password once more, with a passkey or whatever else may stand beside it. */
  | { readonly name: "proof"; readonly userName: string; readonly retry?: { readonly field: "password" | "totp" } }
  | { readonly name: "enrol"; readonly credentials: OfferedCredentials; readonly attempt: number }
  | { readonly name: "recovery"; readonly codes: readonly string[] }
  | { readonly name: "leaving" }
  | { readonly name: "emailSent"; readonly userName: string; readonly refusal: CallError };

export interface SmartLogin {
  readonly step: Step;
  /** Of the last attempt; empty before the first. */
  readonly userName: string;
  readonly refusal: CallError | undefined;
  readonly isPending: boolean;
  readonly submit: (credentials: OfferedCredentials) => void;
  /** Goes to the identity provider of somebody who has one, and so no password to type. */
  readonly seekProvider: (userName: string) => void;
  readonly goOn: () => void;
  readonly goBack: () => void;
}

/** Signs in with one form, and goes the ways of the two-step login from there. */
export const useSmartLogin = (hasAutoLogout: boolean): SmartLogin => {
  const { boot, client, session } = useApp();
  const [step, setStep] = useState<Step>({ name: "form", needsCode: false });
  const [refusal, setRefusal] = useState<CallError>();
  const [isPending, setPending] = useState(false);
  const [userName, setUserName] = useState("");
  const tenantId = useRef("");

  const goToProvider = (): void => {
    wantSso();
    navigate("/sso", { tenantId: tenantId.current, redirectURL: currentPlace().parameters.get("redirectURL") ?? "" });
  };

  const hasProvider = async (userName: string): Promise<boolean> => {
    const answer = await client.call(prelogin, { body: { userName } }, { retryAfter: true });
    tenantId.current = answer.tenantId;
    return answer.samlUser;
  };

  const handleRefusal = (failure: CallError, credentials: OfferedCredentials): void => {
    const { userName } = credentials;
    const after = afterRefusal(failure);
    switch (after) {
      case "expired":
      case "mismatch":
        return goToForcedReset(after, credentials);
      case "identityProvider":
        return goToProvider();
      case "emailSent":
        return setStep({ name: "emailSent", userName, refusal: failure });
      case "enrol":
        return setStep({ name: "enrol", credentials, attempt: 0 });
      case "passkey":
        setStep({ name: "proof", userName });
        return setRefusal(failure);
      case "code":
        if (step.name === "enrol") setStep({ ...step, attempt: step.attempt + 1 });
        else if (step.name === "proof") setStep({ ...step, retry: { field: "totp" } });
        else setStep({ name: "form", needsCode: true });
        return setRefusal(failure);
      case "again":
        if (step.name === "proof") setStep({ ...step, retry: { field: "password" } });
        return setRefusal(failure);
    }
  };

  /** Opens the session; answers the recovery codes of an enrolment. */
  const open = async (credentials: OfferedCredentials): Promise<readonly string[] | undefined> => {
    const opened = await session();
    if (step.name === "form") {
      opened.signInWith(await client.call(loginV1, { body: credentials }, { retryAfter: true }));
      return undefined;
    }
    const answer = await offerCredentials(client, credentials);
    await opened.signIn(answer);
    return answer.recoveryCodes;
  };

  const submit = async (credentials: OfferedCredentials): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setUserName(credentials.userName);
    setRefusal(undefined);
    try {
      if (step.name === "form" && (await hasProvider(credentials.userName))) return goToProvider();
      const codes = await open(credentials);
      if (!codes) return await goOnward(client, boot);
      setStep({ name: "recovery", codes });
    } catch (error) {
      handleRefusal(refusalOf(error), credentials);
    }
    setPending(false);
  };

  const goOn = async (): Promise<void> => {
    setPending(true);
    try {
      await goOnward(client, boot);
    } catch (error) {
      setRefusal(refusalOf(error));
      setPending(false);
    }
  };

  const seekProvider = async (userName: string): Promise<void> => {
    // Whatever is wrong with the name or the line is told when the form is sent.
    if (await hasProvider(userName).catch(() => false)) goToProvider();
  };

  const arrive = useEffectEvent(async (): Promise<void> => {
    try {
      if (hasAutoLogout) return void (await (await session()).signOut("idle"));
      if (authInfo.read() === undefined) return;
      setStep({ name: "leaving" });
      (await session()).start();
      await goOnward(client, boot);
    } catch {
      // The cookie outlived its session, or nobody can say where to go: the user signs in again.
      authInfo.clear();
      setStep({ name: "form", needsCode: false });
    }
  });
  useEffect(() => {
    void Promise.resolve().then(() => arrive());
  }, [hasAutoLogout]);

  return {
    step,
    userName,
    refusal,
    isPending,
    submit: (credentials) => void submit(credentials),
    seekProvider: (userName) => void seekProvider(userName),
    goOn: () => void goOn(),
    goBack: () => {
      setRefusal(undefined);
      setStep({ name: "form", needsCode: false });
    },
  };
};
