import { AppRoot } from "../apps/app-root.tsx";
import { AppScreen } from "../apps/app-screen.tsx";
import { useCurrentRoute } from "./current-route.tsx";

/** What stands at the address: a screen, or the way to an app's first one. */
export const RoutedScreen = () => {
  const { app, route, pattern } = useCurrentRoute();
  if (route) return <AppScreen key={pattern} route={route} />;
  return app && <AppRoot key={pattern} app={app} />;
};
