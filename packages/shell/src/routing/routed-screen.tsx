import { AppRoot } from "../apps/app-root.tsx";
import { AppScreen } from "../apps/app-screen.tsx";
import { useCurrentRoute } from "./current-route.tsx";

/** What stands at the address: a screen, or the way to an app's first one. */
export const RoutedScreen = () => {
  const { app, route, pattern } = useCurrentRoute();
  if (!app) return null;
  return route ? <AppScreen key={pattern} app={app} route={route} /> : <AppRoot key={pattern} app={app} />;
};
