import { useEffect, useState } from "react";
import { useWords } from "@evolve/i18n/react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { redirect } from "../../router.ts";
import type { RefusedField } from "./new-password-form.tsx";
import { refusalAction } from "./refusal.ts";

/** How long the message of a code that was wrong after all stands before sign-in follows. */
const signInAfterMs = 3_000;

interface NewPasswordOptions {
  readonly userName: string;
  /** Where a spent link leads. */
  readonly onSpent: () => void;
}

export interface NewPasswordAttempt {
  readonly refused: RefusedField | undefined;
  readonly isPending: boolean;
  /** The server wants the authenticator app's code, whatever was known before. */
  readonly needsTotp: boolean;
  /** Nothing is left to be done here; sign-in follows. */
  readonly isOver: boolean;
  /** Makes the call that sets the password; true once it is set. */
  readonly attempt: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** Sets a new password: one call at a time, and what each refusal of it leads to. */
export const useNewPassword = ({ userName, onSpent }: NewPasswordOptions): NewPasswordAttempt => {
  const words = useWords();
  const { toasts } = useApp();
  const [refused, setRefused] = useState<RefusedField>();
  const [isPending, setPending] = useState(false);
  const [needsTotp, setNeedsTotp] = useState(false);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => redirect("/", { userName }), signInAfterMs);
    return () => clearTimeout(timer);
  }, [isOver, userName]);

  const refuse = (error: unknown): void => {
    const refusal = refusalAction(refusalOf(error), words);
    if (refusal.kind === "spent") return onSpent();
    toasts.show({ tone: "danger", text: refusal.text });
    if (refusal.kind === "signIn") return setOver(true);
    const { field, fault = "" } = refusal;
    if (field === "totp") setNeedsTotp(true);
    setRefused(field && { field, text: fault });
  };

  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isPending || isOver) return false;
    setPending(true);
    setRefused(undefined);
    toasts.clear();
    try {
      await call();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setPending(false);
    }
  };

  return { refused, isPending, needsTotp, isOver, attempt };
};
