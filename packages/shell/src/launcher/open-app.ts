import type { ChildWindows } from "./child-windows.ts";
import type { LauncherApp } from "./launcher-apps.ts";

type Screen = Pick<globalThis.Screen, "availHeight" | "availWidth">;

/** The third argument of `window.open`: the size of a window, none for a tab. */
export const featuresOf = ({ opensIn, window }: Pick<LauncherApp, "opensIn" | "window">, screen: Screen): string => {
  if (opensIn === "tab") return "";
  return opensIn === "full-screen"
    ? `popup,left=0,top=0,width=${screen.availWidth},height=${screen.availHeight}`
    : `popup,width=${window.width},height=${window.height}`;
};

interface Opening {
  readonly open: typeof window.open;
  readonly screen: Screen;
  readonly children: Pick<ChildWindows, "add">;
}

/** Opens an app, or comes back to its window where it is open already. False where the browser has blocked it. */
export const openApp = (app: LauncherApp, { open, screen, children }: Opening): boolean => {
  const name = `evolve-${app.id}`;
  const target = open(app.url, name, featuresOf(app, screen));
  if (target === null) return false;
  target.focus();
  children.add({ target, name, origin: new URL(app.url).origin });
  return true;
};
