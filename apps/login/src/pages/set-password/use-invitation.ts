import { activateUser, resolveInvitationToken } from "@evolve/contracts/invitations";
import { codeOf } from "@evolve/contracts/errors";
import type { CallError } from "@evolve/session";
import { useEffect, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { currentPlace, redirect } from "../../router.ts";
import { type Authenticator, findAuthenticator } from "../new-password/authenticator.ts";
import type { NewPasswordForm } from "../new-password/new-password.ts";
import { type NewPasswordAttempt, useNewPassword } from "../new-password/use-new-password.ts";
import { invitationPath } from "./invitation.ts";

type State =
  | { readonly name: "checking" }
  | { readonly name: "open"; readonly authenticator: Authenticator }
  | { readonly name: "activated"; readonly userName: string }
  | { readonly name: "unknown"; readonly failure: CallError };

export interface Invitation extends NewPasswordAttempt {
  readonly state: State;
  readonly userName: string;
  readonly token: string;
  readonly activate: (values: NewPasswordForm) => void;
  readonly checkAgain: () => void;
}

/** The server no longer knows the invitation, or never did. */
const isSpent = ({ code }: CallError): boolean =>
  [codeOf("invitationInvalid"), codeOf("invalidParameters")].includes(code);

const given = () => {
  const { parameters } = currentPlace();
  const text = (name: string): string => parameters.get(name) ?? "";
  return { email: text("email"), userName: text("userName"), token: text("token") };
};

const leaveSpent = (): void => redirect("/expiredInvitation");

/** An invitation from its link to the activated account. Looking at it spends nothing; setting the password does. */
export const useInvitation = (): Invitation => {
  const { client } = useApp();
  const [{ email, userName, token }] = useState(given);
  const [round, setRound] = useState(1);
  const [state, setState] = useState<State>({ name: "checking" });
  const form = useNewPassword({ userName: userName || email, onSpent: leaveSpent });

  useEffect(() => {
    const abort = new AbortController();
    const body = { token, ...(email !== "" && { email }), ...(userName !== "" && { userName }) };
    const check = async (): Promise<void> => {
      if (token === "") return leaveSpent();
      try {
        const options = { signal: abort.signal, retryAfter: true };
        const answer = await client.call(resolveInvitationToken, { body }, options);
        const path = invitationPath(answer);
        if (path !== "/setPassword") return redirect(path, path === "/" ? { userName } : {});
        const authenticator = await findAuthenticator(client, userName || email, answer.idmType, abort.signal);
        if (!abort.signal.aborted) setState({ name: "open", authenticator });
      } catch (error) {
        if (abort.signal.aborted) return;
        const refusal = refusalOf(error);
        if (isSpent(refusal)) leaveSpent();
        else setState({ name: "unknown", failure: refusal });
      }
    };
    void check();
    return () => abort.abort();
  }, [round, client, email, userName, token]);

  const activate = async ({ password, totp }: NewPasswordForm): Promise<void> => {
    const body = { password, token, ...(totp && { otp: totp }) };
    await form.attempt(async () => {
      const answer = await client.call(activateUser, { body }, { retryAfter: true });
      setState({ name: "activated", userName: answer.userName });
    });
  };

  return {
    ...form,
    state,
    userName,
    token,
    activate: (values) => void activate(values),
    checkAgain: () => {
      setState({ name: "checking" });
      setRound(round + 1);
    },
  };
};
