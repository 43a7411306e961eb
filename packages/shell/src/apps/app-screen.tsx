import { createElement, Suspense } from "react";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";
import { useRuntime } from "../runtime-context.ts";
import type { AppManifest, AppRoute } from "./manifest.ts";
import { screenOf } from "./screens.ts";

interface AppScreenProps {
  readonly app: AppManifest;
  readonly route: AppRoute;
}

/** An app's screen: loaded when it is opened, and failing alone. */
export const AppScreen = ({ app, route }: AppScreenProps) => {
  const { wordStore } = useRuntime();
  return (
    <Suspense key={`${app.id}${route.path}`} fallback={<ScreenSkeleton />}>
      {createElement(screenOf(route, wordStore))}
    </Suspense>
  );
};
