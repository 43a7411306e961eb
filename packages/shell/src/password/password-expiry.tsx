import { authenticationUsers } from "@evolve/contracts/passwords";
import { limits } from "@evolve/contracts/limits";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { browserCookies, isCallError, systemClock } from "@evolve/session";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { logFault } from "../log.ts";
import { ChangePasswordModal } from "../overlays/change-password.ts";
import { useShell } from "../shell-context.ts";
import { daysToWarnOf } from "./expiry.ts";

const cookieName = "password_expiry_warned";

const warningOf = (days: number, words: Words): string => {
  if (days === 0) return words.t("password.expiresToday");
  return days === 1 ? words.t("password.expiresTomorrow") : words.t("password.expiresInDays", { days });
};

/** Says, once in eight hours, that one's password will expire soon, and offers to change it. */
export const PasswordExpiry = () => {
  const words = useWords();
  const { client, holds, toasts, user } = useShell();
  const [isChanging, setChanging] = useState(false);

  const warn = useEffectEvent((days: number) => {
    browserCookies.write(cookieName, "true", limits.passwordExpiryCookieHours * 60 * 60);
    toasts.show({
      tone: "warning",
      text: warningOf(days, words),
      duration: "untilClosed",
      ...(holds("user:password:edit") && {
        action: { label: words.t("shell.changePassword"), onPress: () => setChanging(true) },
      }),
    });
  });

  useEffect(() => {
    if (user.samlUser || browserCookies.read(cookieName) !== undefined) return undefined;
    const abort = new AbortController();
    const look = async (): Promise<void> => {
      const { users } = await client.call(authenticationUsers, { query: {} }, { signal: abort.signal });
      const days = daysToWarnOf(users[0]?.passwordExpiresOn ?? null, new Date(systemClock.now()));
      if (days !== undefined && !abort.signal.aborted) warn(days);
    };
    // Runs by itself, so a failure is only logged, and the session's end not even that.
    look().catch((error: unknown) => {
      const isOver = isCallError(error) && error.status === 401;
      if (!abort.signal.aborted && !isOver) logFault("not known: when the password expires", error);
    });
    return () => abort.abort();
  }, [client, user]);

  return <Suspense>{isChanging && <ChangePasswordModal onClose={() => setChanging(false)} />}</Suspense>;
};
