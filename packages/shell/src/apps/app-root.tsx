import { useEffect } from "react";
import { firstPathOfApp } from "../navigation/navigation-model.ts";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";
import { leaveToLogin } from "../routing/leave.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import type { AppManifest } from "./manifest.ts";

/** An app's own address, `/admin/#/`, leads to its first page in the menu. */
export const AppRoot = ({ app }: { readonly app: AppManifest }) => {
  const { modules, isEmbedded } = useShell();
  const { history } = useRuntime();
  useEffect(() => {
    const path = firstPathOfApp(modules, app.id, isEmbedded);
    if (path === undefined) leaveToLogin();
    else history.replace(path);
  }, [modules, app.id, isEmbedded, history]);
  return <ScreenSkeleton />;
};
