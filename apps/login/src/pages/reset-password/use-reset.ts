import { codeOf } from "@evolve/contracts/errors";
import { forceChangePassword, resetPassword, resolveForgotPasswordToken } from "@evolve/contracts/passwords";
import { useWords } from "@evolve/i18n/react";
import type { CallError, Client } from "@evolve/session";
import { useEffect, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { currentPlace, redirect } from "../../router.ts";
import { type Authenticator, findAuthenticator } from "../new-password/authenticator.ts";
import type { NewPasswordForm } from "../new-password/new-password.ts";
import { type NewPasswordAttempt, useNewPassword } from "../new-password/use-new-password.ts";
import { forcedReset } from "./forced-reset.ts";
import { nameOf, type ResetWay, resetWay } from "./reset-way.ts";

type State =
  | { readonly name: "checking" }
  | { readonly name: "open"; readonly authenticator: Authenticator }
  | { readonly name: "unknown"; readonly failure: CallError };

export interface Reset extends NewPasswordAttempt {
  readonly way: ResetWay | undefined;
  readonly state: State;
  readonly submit: (values: NewPasswordForm) => void;
  readonly checkAgain: () => void;
}

/** A link that is of no use any more leads to the page for expired links, which offers a new one. */
const leaveSpent = (userName: string): void => redirect("/expiredInvitation", { reason: "reset", userName });

const isSpent = ({ code }: CallError): boolean =>
  [codeOf("passwordTokenInvalid"), codeOf("invalidParameters")].includes(code);

/** Whether a link still works; looking at it spends nothing. */
const checkLink = async (client: Client, way: ResetWay, signal: AbortSignal): Promise<boolean> => {
  if (way.name !== "link") return true;
  const { email, userName, token } = way;
  const body = { token, ...(email !== "" && { email }), ...(userName !== "" && { userName }) };
  try {
    const answer = await client.call(resolveForgotPasswordToken, { body }, { signal, retryAfter: true });
    return answer.forgotPasswordTokenValid;
  } catch (error) {
    if (signal.aborted || !isSpent(refusalOf(error))) throw error;
    return false;
  }
};

/** The call of each variant. */
const setPassword = (client: Client, way: ResetWay, values: NewPasswordForm): Promise<unknown> => {
  const { password, confirmationCode, totp } = values;
  const ofAuthenticator = totp ? { totp } : {};
  const options = { retryAfter: true };
  if (way.name === "forced") {
    const { userName, oldPassword } = way;
    const body = { userName, currentPassword: oldPassword, newPassword: password, ...ofAuthenticator };
    return client.call(forceChangePassword, { body }, options);
  }
  const account = {
    ...(way.email !== "" && { email: way.email }),
    ...(way.userName !== "" && { userName: way.userName }),
  };
  const proof = way.name === "link" ? { token: way.token } : { confirmationCode: confirmationCode ?? "" };
  return client.call(resetPassword, { body: { ...account, ...proof, password, ...ofAuthenticator } }, options);
};

/** A reset from its link, its code or a refused sign-in to the new password. */
export const useReset = (): Reset => {
  const words = useWords();
  const { client, toasts } = useApp();
  const [way] = useState(() => resetWay(currentPlace().parameters, forcedReset.take()));
  const [round, setRound] = useState(1);
  const [state, setState] = useState<State>({ name: "checking" });
  const userName = way === undefined ? "" : nameOf(way);
  const form = useNewPassword({ userName, onSpent: () => leaveSpent(userName) });

  useEffect(() => {
    const abort = new AbortController();
    const check = async (): Promise<void> => {
      if (way === undefined) return redirect("/");
      const idmType = way.name === "code" && way.isCognito ? "EVOLVECG" : "EVOLVE";
      try {
        const [isUsable, authenticator] = await Promise.all([
          checkLink(client, way, abort.signal),
          findAuthenticator(client, userName, idmType, abort.signal),
        ]);
        if (abort.signal.aborted) return;
        if (isUsable) setState({ name: "open", authenticator });
        else leaveSpent(userName);
      } catch (error) {
        if (!abort.signal.aborted) setState({ name: "unknown", failure: refusalOf(error) });
      }
    };
    void check();
    return () => abort.abort();
  }, [round, client, way, userName]);

  const submit = async (values: NewPasswordForm): Promise<void> => {
    if (way === undefined || !(await form.attempt(() => setPassword(client, way, values)))) return;
    toasts.show({ tone: "success", text: words.t("account.passwordChanged") });
    redirect("/", { userName });
  };

  return {
    ...form,
    way,
    state,
    submit: (values) => void submit(values),
    checkAgain: () => {
      setState({ name: "checking" });
      setRound(round + 1);
    },
  };
};
