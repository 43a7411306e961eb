import "./shell-layout.css";
import { Outlet } from "@tanstack/react-router";
import { Suspense, useRef, useState } from "react";
import { ConnectionBanner } from "../connection/connection-banner.tsx";
import { Header } from "../header/header.tsx";
import { useLastPlace } from "../preferences/use-last-place.ts";
import { hostPage } from "../embedded/host-page.ts";
import { EmbeddedGate, SessionFrame } from "../overlays/overlays.ts";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";
import { allowedDomains } from "../page/boot-data.ts";
import { LeaveQuestion } from "../routing/leave-question.tsx";
import { useRuntime } from "../runtime-context.ts";
import { IdleWarning } from "../session/idle-warning.tsx";
import { useShell } from "../shell-context.ts";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { useSidebar } from "../sidebar/use-sidebar.ts";
import { StepUpHost } from "../step-up/step-up-host.tsx";
import { LayoutKey } from "./layout-key.ts";
import { Messages } from "./messages.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Header, sidebar and the page between them. */
export const ShellLayout = () => {
  const { isEmbedded } = useShell();
  const { connection, settings } = useRuntime();
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sidebar = useSidebar();
  useLastPlace();
  // An open drawer is all there is: what lies behind it takes neither focus nor pointer.
  const isBehind = sidebar.mode === "drawer";

  return (
    <div className="sh-frame" data-sidebar={sidebar.mode}>
      <div className="sh-top" inert={isBehind}>
        <SkipLink target={main} />
        {!isEmbedded && <Header sidebar={sidebar} toggle={toggle} />}
        <ConnectionBanner connection={connection} />
      </div>
      <Sidebar sidebar={sidebar} toggle={toggle} />
      <main id="main" className="sh-main" ref={main} tabIndex={-1} inert={isBehind}>
        <LayoutKey value={sidebar.mode}>
          <Content />
        </LayoutKey>
      </main>
      {URL.parse(settings.baseUrls.niceBaseUrl)?.host !== location.host && (
        <Suspense>
          <SessionFrame />
        </Suspense>
      )}
      <IdleWarning />
      <StepUpHost />
      <LeaveQuestion />
      <Messages />
    </div>
  );
};

/** The screen; of an embedded client once its host page is there. */
const Content = () => {
  const { isEmbedded } = useShell();
  const [host] = useState(() => hostPage(window));
  const [domains] = useState(allowedDomains);
  if (!isEmbedded || host === null) return <Outlet />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <EmbeddedGate host={host} allowedDomains={domains}>
        <Outlet />
      </EmbeddedGate>
    </Suspense>
  );
};
