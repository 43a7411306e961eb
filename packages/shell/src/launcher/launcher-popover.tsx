import { useWords } from "@evolve/i18n/react";
import { authInfo } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Popover } from "@evolve/widgets/popover";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useId } from "react";
import { useLateToggles } from "../boot/load-toggles.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { copySessionId } from "../studio/copy-session-id.ts";
import { rememberedUsers } from "../studio/remembered-users.ts";
import { AppIcon } from "./app-icon.tsx";
import { isAttendantUser } from "./attendant.ts";
import { childWindows } from "./child-windows.ts";
import { type LauncherApp, launcherApps, listsOf } from "./launcher-apps.ts";
import styles from "./launcher.module.css";
import { openApp } from "./open-app.ts";

interface LauncherPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Studio was chosen, and the user is to be asked. */
  readonly onStudio: () => void;
}

export const LauncherPopover = ({ anchor, onClose, onStudio }: LauncherPopoverProps) => {
  const words = useWords();
  const { toasts, user } = useShell();
  const { analytics } = useRuntime();
  const { apps, features, isFailed, retry } = useLauncher();
  const { main, tools } = listsOf(apps, features);

  const launch = (app: LauncherApp) => {
    analytics.event("launcher", "launch", app.id);
    onClose();
    if (app.id === "studio") {
      if (rememberedUsers.has(localStorage, user.id)) void copySessionId(toasts, words);
      else onStudio();
      return;
    }
    const open = window.open.bind(window);
    if (!openApp(app, { open, screen, children: childWindows }))
      toasts.show({ tone: "warning", text: words.t("launcher.blocked") });
  };

  return (
    <Popover
      label={words.t("shell.launcher")}
      anchor={anchor}
      placement="bottom end"
      isNonModal
      isOpen
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
    >
      <div className={styles.launcher}>
        <AppList title={words.t("launcher.title")} apps={main} onLaunch={launch} />
        {tools.length > 0 && <AppList title={words.t("launcher.tools")} apps={tools} isSmall onLaunch={launch} />}
        {apps.length === 0 && !isFailed && <p className={styles.empty}>{words.t("launcher.empty")}</p>}
        {isFailed && (
          <Banner
            tone="danger"
            action={
              <Button size="small" onPress={retry}>
                {words.t("common.retry")}
              </Button>
            }
          >
            {words.t("launcher.failed")}
          </Banner>
        )}
      </div>
    </Popover>
  );
};

/** The user's apps. Toggles that could not be loaded when the suite was opened are requested again. */
const useLauncher = () => {
  const { client, features, licences, permissions, user, tenant } = useShell();
  const { settings, lacksToggles } = useRuntime();
  const { baseUrls, issuer } = settings;
  const late = useLateToggles(client, lacksToggles);
  const attendant = useQuery({
    queryKey: ["attendant", user.id],
    queryFn: () =>
      isAttendantUser({
        niceBaseUrl: baseUrls.niceBaseUrl,
        agentId: user.id,
        businessUnitId: tenant.id,
        token: authInfo.read()?.token ?? "",
        fetch: window.fetch.bind(window),
        storage: sessionStorage,
      }),
    staleTime: Infinity,
  });
  const apps = launcherApps({
    permissions,
    licences,
    features,
    baseUrls,
    issuer,
    isAttendantUser: attendant.data ?? false,
  });
  return { apps, features, isFailed: late.isError, retry: () => void late.refetch() };
};

interface AppListProps {
  readonly title: string;
  readonly apps: readonly LauncherApp[];
  readonly isSmall?: boolean;
  readonly onLaunch: (app: LauncherApp) => void;
}

const AppList = ({ title, apps, isSmall = false, onLaunch }: AppListProps) => {
  const words = useWords();
  const id = useId();
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={isSmall ? styles.small : styles.list}>
        {apps.map((app) => (
          <li key={app.id}>
            <button type="button" className={styles.app} onClick={() => onLaunch(app)}>
              <span className={styles.icon}>
                <AppIcon name={app.appIcon} />
              </span>
              <span className={styles.name}>{words.t(app.appName)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
