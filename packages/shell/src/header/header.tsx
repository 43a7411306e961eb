import "./header.css";
import { toggles } from "@evolve/contracts/toggles";
import { useWords } from "@evolve/i18n/react";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import FlaskConical from "lucide-react/icons/flask-conical";
import MenuIcon from "lucide-react/icons/menu";
import { type RefObject, Suspense, useMemo } from "react";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { LauncherButton } from "../launcher/launcher-button.tsx";
import { hasLauncher } from "../launcher/has-launcher.ts";
import { usePlace } from "../navigation/use-place.ts";
import type { NotificationStore } from "../notifications/notification-store.ts";
import { NotificationsButton } from "../notifications/notifications-button.tsx";
import { DashboardsButton, JobsButton } from "../overlays/overlays.ts";
import type { SidebarControl } from "../sidebar/use-sidebar.ts";
import { helpUrlOf } from "./places.ts";
import { PaletteButton } from "./palette-button.tsx";
import { Product } from "./product.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Keeps a button's place until it has come. */
const place = <span className="sh-header-button" />;

interface HeaderProps {
  readonly sidebar: SidebarControl;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly notifications: NotificationStore | null;
}

export const Header = ({ sidebar, toggle, notifications }: HeaderProps) => {
  const words = useWords();
  const { features, holds, licences } = useShell();
  const { licenceType, settings } = useRuntime();
  const { module } = usePlace();
  const help = useMemo(
    () => helpUrlOf({ module, licenceType }, settings, location.origin),
    [module, licenceType, settings],
  );
  const isStudio = licenceType === "AS" && holds("automationstudio:manage");
  const { mode, send } = sidebar;
  return (
    <header className="sh-header">
      <button
        ref={toggle}
        type="button"
        className="sh-header-button"
        aria-label={words.t("shell.toggleSidebar")}
        title={words.t("shell.toggleSidebar")}
        aria-expanded={mode === "open" || mode === "drawer"}
        aria-controls="sidebar"
        onClick={() => send({ type: "toggled" })}
      >
        <MenuIcon />
      </button>
      <Product isStudio={isStudio}>
        {features.has(toggles.testIcon) && (
          <span
            className="sh-test-mark"
            role="img"
            aria-label={words.t("shell.testTenant")}
            title={words.t("shell.testTenant")}
          >
            <FlaskConical />
          </span>
        )}
      </Product>
      <PaletteButton />
      {hasLauncher(licences) && <LauncherButton />}
      {help !== undefined && (
        <a
          className="sh-header-button sh-help"
          href={help}
          target="_blank"
          rel="noreferrer"
          aria-label={words.t("shell.helpOpens")}
          title={words.t("shell.helpOpens")}
        >
          <CircleQuestionMark />
        </a>
      )}
      {features.has(toggles.dashboardProjection) && holds("dashboard:view") && (
        <Suspense fallback={place}>
          <DashboardsButton />
        </Suspense>
      )}
      {/* Administrators always have it. */}
      <Suspense fallback={holds("tenant:edit") && place}>
        <JobsButton />
      </Suspense>
      <NotificationsButton store={notifications} />
      <UserMenu />
    </header>
  );
};
