import { codeOf } from "@evolve/contracts/errors";
import type { NotificationAction } from "@evolve/contracts/notifications";
import { isWebAddress } from "@evolve/contracts/web-address";
import type { Words } from "@evolve/i18n";
import { createApi } from "@evolve/session";
import type { Toasts } from "@evolve/widgets/toast";
import { appOfPage } from "../app-of-page.ts";

const timeoutMs = 30_000;

/** An action needs an address, a launch method and a text; any other is dropped, and so is one that would run a script. */
export const isWholeAction = ({ uri, guideline }: NotificationAction): boolean =>
  uri !== "" && guideline.actionTextTranslation.trim() !== "" && isWebAddress(uri);

/** Opens the action's window or makes its call, and says how the call went. */
export const runAction = async (action: NotificationAction, words: Words, toasts: Toasts): Promise<void> => {
  const { uri, guideline } = action;
  if (guideline.uriLaunchMethod === "NEW_WINDOW") {
    window.open(new URL(uri, location.origin), "_blank", featuresOf(guideline.windowProperties));
    return;
  }
  try {
    await callAction(action);
    toasts.show({ tone: "success", text: guideline.onSuccessTextTranslation ?? words.t("notifications.actionDone") });
  } catch {
    toasts.show({ tone: "danger", text: words.error(codeOf("unexpected")) });
  }
};

/** `width=800,height=600`, for `window.open`; the new window gets no hold of this one. */
export const featuresOf = (properties: NotificationAction["guideline"]["windowProperties"]): string =>
  ["noopener", ...Object.entries(properties ?? {}).map(([name, value]) => `${name}=${value}`)].join();

/** Makes the call; only this host gets the user's token. Rejects when it fails. */
const callAction = async ({ uri, uriHttpVerb, payload }: NotificationAction): Promise<void> => {
  const hasBody = uriHttpVerb !== "GET" && payload !== undefined && payload !== null;
  const call = createApi({ appContext: appOfPage() });
  await call(uri, {
    method: uriHttpVerb,
    signal: AbortSignal.timeout(timeoutMs),
    ...(hasBody && { body: payload }),
  });
};
