import { applyBranding } from "../branding/apply-branding.ts";
import { ShellLayout } from "../layout/shell-layout.tsx";
import { toasts } from "../overlays/toasts.ts";
import { checkAccess } from "../routing/guard.ts";
import { guardHistory } from "../routing/guard-history.ts";
import type { Runtime } from "../runtime-context.ts";
import { sidebarPreference } from "../sidebar/use-sidebar.ts";
import { createStepUpGate, withStepUp } from "../step-up/step-up-gate.ts";
import type { Analytics } from "../usage/analytics.ts";
import type { WordStore } from "../words/word-store.ts";
import type { Boot } from "./boot.ts";
import { keepPerson } from "./keep-person.ts";
import { createQueryClient } from "./query-client.ts";
import type { ShellData } from "./shell-data.ts";
import { ShellRoot } from "./shell-root.tsx";

/** Shows the shell, now that everything is known. */
export const openShell = (boot: Boot, data: ShellData, wordStore: WordStore): void => {
  const { client, connection, isEmbedded, isSignedIn: signedIn, preferences, root, routing, session } = boot;
  const { branding, permissions } = data;
  if (signedIn) keepPerson(session, data);
  wordStore.inZone(data.user.timeZone);
  if (branding !== null) applyBranding(branding, document.documentElement.style);

  const { history, matchRoute } = routing;
  let hasMoved = false;
  history.subscribe(({ action }) => {
    hasMoved ||= action.type !== "REPLACE";
  });
  const onBlocked = () => void toasts.show({ tone: "warning", text: wordStore.current().t("shell.notPermitted") });
  guardHistory({ history, matchRoute, visitor: { signedIn, permissions, isElsewhere: true }, onBlocked });

  const { analyticsUrl } = data.settings;
  const coming =
    analyticsUrl === ""
      ? undefined
      : import("../usage/analytics.ts").then(({ createAnalytics, refusesTracking, sendHit }) =>
          createAnalytics({
            url: analyticsUrl,
            userId: data.user.id,
            organizationName: data.user.organizationName,
            isRefused: refusesTracking(),
            send: sendHit,
          }),
        );
  const analytics: Analytics = {
    pageView: (...view) => void coming?.then(({ pageView }) => pageView(...view)),
    event: (...event) => void coming?.then((known) => known.event(...event)),
  };
  const viewPage = () => {
    const { app, route } = matchRoute(history.location.pathname);
    if (app) analytics.pageView(`/${app.id}${route?.path ?? ""}`);
  };
  viewPage();
  history.subscribe(viewPage);
  if (data.settings.hasRecording)
    void import("../usage/recording.ts").then(({ startRecording }) => startRecording(client, data.user.tenantId));

  const stepUp = createStepUpGate();
  const runtime: Runtime = {
    history,
    session,
    connection,
    stepUp,
    analytics,
    wordStore,
    logoUrl: branding?.cxoneLoginHeaderLogoUrl ?? "",
    brandName: branding?.brandName ?? "",
    supportEmail: branding?.systemEmail ?? "",
    settings: data.settings,
    licenceType: data.licenceType,
    sidebarChoice: data.general.get(sidebarPreference) === "closed" ? "closed" : "open",
    general: data.general,
    savedPlace: new Map(data.lastPlace),
    lacksToggles: data.features === null,
    hasMoved: () => hasMoved,
    mayOpen: (path) => checkAccess(matchRoute(path), { signedIn, permissions, isElsewhere: true }) === "allow",
  };
  root.render(
    <ShellRoot
      data={data}
      client={withStepUp(client, stepUp)}
      preferences={preferences}
      queryClient={createQueryClient(connection)}
      routing={routing}
      runtime={runtime}
      isEmbedded={isEmbedded}
    >
      <ShellLayout />
    </ShellRoot>,
  );
};
