import "./shell-layout.css";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useRef, useState } from "react";
import { CommandHost } from "../commands/later.ts";
import { ConnectionBanner } from "../connection/connection-banner.tsx";
import { Header } from "../header/header.tsx";
import { StoreContext } from "../notifications/store-context.ts";
import { useNotifications } from "../notifications/use-notifications.ts";
import { useLastPlace } from "../preferences/use-last-place.ts";
import { hostPage } from "../embedded/host-page.ts";
import { BroadcastBanners, EmbeddedGate, ImpersonationBanner, SessionFrame } from "../overlays/overlays.ts";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";
import { allowedDomains } from "../page/boot-data.ts";
import { LeaveQuestion } from "../routing/leave-question.tsx";
import { RoutedScreen } from "../routing/routed-screen.tsx";
import { useRuntime } from "../runtime-context.ts";
import { IdleWarning } from "../session/idle-warning.tsx";
import { useShell } from "../shell-context.ts";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { useSidebar } from "../sidebar/use-sidebar.ts";
import { StepUpHost } from "../step-up/step-up-host.tsx";
import { useIsBare } from "./is-bare.ts";
import { Messages } from "./messages.tsx";
import { RoomContext, useRoomChanges } from "./room.ts";
import { SkipLink } from "./skip-link.tsx";

const SignedOutFrame = lazyPart(async () => (await import("./signed-out-frame.tsx")).SignedOutFrame);

/** The whole shell; of an embedded client nothing shows, and no key works, before its host page has said `init`. */
export const ShellLayout = () => {
  const { isEmbedded, user } = useShell();
  const [host] = useState(() => hostPage(window));
  const [domains] = useState(allowedDomains);
  const frame = user.isLoggedIn ? (
    <Frame />
  ) : (
    <Suspense fallback={<ScreenSkeleton />}>
      <SignedOutFrame />
    </Suspense>
  );
  if (!isEmbedded || host === null) return frame;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <EmbeddedGate host={host} allowedDomains={domains}>
        {frame}
      </EmbeddedGate>
    </Suspense>
  );
};

/** Header, sidebar and the page between them. */
const Frame = () => {
  const { isEmbedded, user } = useShell();
  const { connection, settings } = useRuntime();
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sidebar = useSidebar();
  const notifications = useNotifications();
  const isBare = useIsBare();
  const watchRoom = useRoomChanges(sidebar.mode);
  useLastPlace();
  // An open drawer is all there is: what lies behind it takes neither focus nor pointer.
  const isBehind = sidebar.mode === "drawer" && !isBare;

  return (
    <div className="sh-frame" data-sidebar={isBare ? "none" : sidebar.mode}>
      <div className="sh-top" inert={isBehind}>
        <SkipLink target={main} />
        {!isEmbedded && !isBare && <Header sidebar={sidebar} toggle={toggle} notifications={notifications} />}
        <Suspense>{user.impersonated && <ImpersonationBanner />}</Suspense>
        <ConnectionBanner connection={connection} />
        <Suspense>{notifications !== null && <BroadcastBanners store={notifications} />}</Suspense>
      </div>
      {!isBare && <Sidebar sidebar={sidebar} toggle={toggle} />}
      <main id="main" className="sh-main" ref={main} tabIndex={-1} inert={isBehind}>
        <RoomContext value={watchRoom}>
          <StoreContext value={notifications}>
            <RoutedScreen />
          </StoreContext>
        </RoomContext>
      </main>
      {URL.parse(settings.baseUrls.niceBaseUrl)?.host !== location.host && (
        <Suspense>
          <SessionFrame />
        </Suspense>
      )}
      <IdleWarning />
      <StepUpHost />
      <LeaveQuestion />
      <Suspense>
        <CommandHost sidebar={sidebar} />
      </Suspense>
      <Messages />
    </div>
  );
};
