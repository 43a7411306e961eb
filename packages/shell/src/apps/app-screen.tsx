import { createElement, Suspense, use } from "react";
import { ErrorBoundary } from "../page/error-boundary.tsx";
import { ScreenFailure } from "../page/screen-failure.tsx";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";
import { useRuntime } from "../runtime-context.ts";
import type { AppManifest, AppRoute } from "./manifest.ts";
import { loadedScreen, screenOf } from "./screens.ts";

interface AppScreenProps {
  readonly app: AppManifest;
  readonly route: AppRoute;
}

/** An app's screen: loaded when it is opened, and failing alone. */
export const AppScreen = ({ app, route }: AppScreenProps) => (
  <ErrorBoundary key={`${app.id}${route.path}`} fallback={(failure) => <ScreenFailure {...failure} />}>
    <Suspense fallback={<ScreenSkeleton />}>
      <LoadedScreen route={route} />
    </Suspense>
  </ErrorBoundary>
);

const LoadedScreen = ({ route }: Pick<AppScreenProps, "route">) => {
  const { wordStore } = useRuntime();
  return createElement(loadedScreen(route) ?? use(screenOf(route, wordStore)));
};
