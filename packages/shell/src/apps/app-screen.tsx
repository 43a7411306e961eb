import { createElement, Suspense, useDeferredValue } from "react";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";
import { useRuntime } from "../runtime-context.ts";
import type { AppManifest, AppRoute } from "./manifest.ts";
import { screenOf } from "./screens.ts";

interface AppScreenProps {
  readonly app: AppManifest;
  readonly route: AppRoute;
}

/** An app's screen: loaded when it is opened, and failing alone. */
export const AppScreen = (props: AppScreenProps) => {
  const { hasMoved } = useRuntime();
  // Somebody who follows a link sees at once that it was followed; the screen is drawn after that, in steps.
  const isDue = useDeferredValue(true, !hasMoved());
  return isDue ? <LoadedScreen {...props} /> : <ScreenSkeleton />;
};

const LoadedScreen = ({ app, route }: AppScreenProps) => {
  const { wordStore } = useRuntime();
  return <Suspense fallback={<ScreenSkeleton />}>{createElement(screenOf(app, route, wordStore))}</Suspense>;
};
