import { keptScheduleKey } from "@evolve/contracts/kept-schedule";
import { prelogin } from "@evolve/contracts/prelogin";
import { authInfo, type CallError } from "@evolve/session";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { currentPlace, navigate, redirect } from "../../router.ts";
import { wantSso } from "../sso/wanted.ts";
import { type Later, loadLater } from "./load-later.ts";
import type { OfferedCredentials } from "./password-step.tsx";
import { resumeOnNewPage, takeResumed } from "./resume.ts";

/** What follows the first step brings its own views along. */
type LaterStep =
  | { readonly name: "locked" | "leaving" | "upgrade" }
  | {
      readonly name: "password";
      readonly needsCode: boolean;
      readonly way?: "passkey";
      readonly retry?: { readonly field: "password" | "totp" };
    }
  | { readonly name: "enrol"; readonly credentials: OfferedCredentials; readonly attempt: number }
  | { readonly name: "recovery"; readonly codes: readonly string[] }
  | { readonly name: "emailSent" | "stranded"; readonly refusal: CallError };
type Step = { readonly name: "userName" } | (LaterStep & { readonly later: Later });

type Outcome = "stayed" | "left";

export interface SignIn {
  readonly step: Step;
  readonly userName: string;
  /** Why the last attempt failed. */
  readonly refusal: CallError | undefined;
  readonly isPending: boolean;
  readonly submitUserName: (userName: string) => void;
  readonly submitCredentials: (credentials: OfferedCredentials) => void;
  /** Signs in with what the exchange answers: that of a passkey. */
  readonly submitProof: (exchange: () => Promise<{ readonly id_token: string }>) => void;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly retryOnward: () => void;
}

/** The states of section 4 'Login' and what leads from one to the next. */
export const useSignIn = (hasAutoLogout: boolean): SignIn => {
  const { boot, client, session } = useApp();
  const [step, setStep] = useState<Step>({ name: "userName" });
  const [userName, setUserName] = useState("");
  const [refusal, setRefusal] = useState<CallError>();
  const [isPending, setPending] = useState(false);
  /** Whose identity provider it is, from the first step on. */
  const tenantId = useRef("");
  /** One request at a time, also when two submits come before the page is drawn again. */
  const isBusy = useRef(false);

  const run = async (action: () => Promise<Outcome>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setRefusal(undefined);
    let outcome: Outcome = "stayed";
    try {
      outcome = await action();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    // The button goes on working until the next page is there.
    if (outcome === "left") return;
    isBusy.current = false;
    setPending(false);
  };

  const leave = async (): Promise<Outcome> => {
    const later = await loadLater();
    try {
      await later.goOnward(client, boot);
      return "left";
    } catch (error) {
      const failure = refusalOf(error);
      if (failure.status === 401) {
        // The cookie outlived its session: the user signs in again.
        authInfo.clear();
        setStep({ name: "userName" });
      } else setStep({ name: "stranded", refusal: failure, later });
      return "stayed";
    }
  };

  const goToIdentityProvider = (): Outcome => {
    wantSso();
    navigate("/sso", { tenantId: tenantId.current, redirectURL: currentPlace().parameters.get("redirectURL") ?? "" });
    return "left";
  };

  const lookUp = async (wanted: string, isResumed = false): Promise<Outcome> => {
    setUserName(wanted);
    const [answer, later] = await Promise.all([
      client.call(prelogin, { body: { userName: wanted } }, { retryAfter: true }),
      // All that the way from here needs, so that a line that fails later cannot leave it half loaded.
      loadLater().catch((error: unknown) => {
        if (isResumed) throw error;
        return null;
      }),
    ]);
    if (!later) {
      resumeOnNewPage(wanted);
      return "left";
    }
    tenantId.current = answer.tenantId;
    if (answer.lock && (await later.refuseForClient(client))) return "left";
    if (answer.lock) setStep({ name: "locked", later });
    else if (answer.samlUser) return goToIdentityProvider();
    else setStep({ name: "password", needsCode: answer.mfa, later });
    return "stayed";
  };

  const handleRefusal = async (failure: CallError, credentials: OfferedCredentials, later: Later): Promise<Outcome> => {
    if (await later.refuseForClient(client, failure)) return "left";
    const after = later.afterRefusal(failure);
    switch (after) {
      case "expired":
      case "mismatch":
        later.goToForcedReset(after, credentials);
        return "left";
      case "identityProvider":
        return goToIdentityProvider();
      case "emailSent":
        setStep({ name: "emailSent", refusal: failure, later });
        break;
      case "enrol":
        setStep({ name: "enrol", credentials, attempt: 0, later });
        break;
      case "passkey":
        setRefusal(failure);
        setStep({ name: "password", needsCode: true, way: "passkey", later });
        break;
      case "code":
        setRefusal(failure);
        if (step.name === "enrol") setStep({ ...step, attempt: step.attempt + 1 });
        else setStep({ name: "password", needsCode: true, retry: { field: "totp" }, later });
        break;
      case "again":
        setRefusal(failure);
        if (step.name === "password") setStep({ ...step, retry: { field: "password" } });
    }
    return "stayed";
  };

  const offer = async (credentials: OfferedCredentials): Promise<Outcome> => {
    const later = await loadLater();
    try {
      const answer = await later.offerCredentials(client, credentials);
      await later.openSession(client, answer);
      if (answer.recoveryCodes) {
        setStep({ name: "recovery", codes: answer.recoveryCodes, later });
        return "stayed";
      }
      if (!credentials.passkey && (await later.shouldOfferPasskey(client))) {
        setStep({ name: "upgrade", later });
        return "stayed";
      }
    } catch (error) {
      return await handleRefusal(refusalOf(error), credentials, later);
    }
    return leave();
  };

  const accept = async (exchange: () => Promise<{ readonly id_token: string }>): Promise<Outcome> => {
    const [answer, later] = await Promise.all([exchange(), loadLater()]);
    await later.openSession(client, answer);
    return leave();
  };

  const passThrough = async (): Promise<Outcome> => {
    const [later, { start }] = await Promise.all([loadLater(), session()]);
    setStep({ name: "leaving", later });
    // Only so that a token which has expired meanwhile is refreshed.
    start();
    return leave();
  };

  const returnFromSso = async (): Promise<Outcome> => {
    const later = await loadLater();
    setStep({ name: "leaving", later });
    try {
      if ((await later.comeBack(client, session)) === "in") return await passThrough();
    } catch (error) {
      setStep({ name: "userName" });
      throw error;
    }
    redirect("/sessionAlreadyExists");
    return "left";
  };

  const arrive = useEffectEvent(async (): Promise<void> => {
    const { path, parameters } = currentPlace();
    // Hydration begins with the prerendered first step, on whichever page the address means.
    if (path !== "/") return;
    try {
      const isForClient = parameters.has("redirect_uri") || parameters.has("scope");
      if (isForClient && (await loadLater()).arriveForClient(parameters)) return;
      if (parameters.has("autoLogout")) await (await session()).signOut("idle");
      else if (parameters.has("ssoCode")) await run(returnFromSso);
      else if (authInfo.read() !== undefined && !parameters.has("interaction")) await passThrough();
      else {
        // Of a session that has run out while no page was open.
        localStorage.removeItem(keptScheduleKey);
        const resumed = takeResumed();
        if (resumed !== null) void run(() => lookUp(resumed, true));
      }
    } catch (error) {
      authInfo.clear();
      setRefusal(refusalOf(error));
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
    submitUserName: (wanted) => void run(() => lookUp(wanted)),
    submitCredentials: (credentials) => void run(() => offer(credentials)),
    submitProof: (exchange) => void run(() => accept(exchange)),
    goOn: () => void run(leave),
    goBack: () => {
      setRefusal(undefined);
      setStep({ name: "userName" });
    },
    retryOnward: () => void run(passThrough),
  };
};
