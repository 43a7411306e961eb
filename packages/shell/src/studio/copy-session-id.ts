import type { Words } from "@evolve/i18n";
import { authInfo } from "@evolve/session";
import type { Toasts } from "@evolve/widgets/toast";

/** Copies the id of this session, with which Studio signs in, and says so. */
export const copySessionId = async (toasts: Toasts, words: Words): Promise<void> => {
  try {
    await navigator.clipboard.writeText(authInfo.read()?.sessionId ?? "");
    toasts.show({ tone: "success", text: words.t("launcher.copied") });
  } catch {
    toasts.show({ tone: "danger", text: words.t("launcher.copyFailed") });
  }
};
