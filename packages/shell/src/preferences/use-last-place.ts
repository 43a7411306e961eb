import { useEffect } from "react";
import { usePlace } from "../navigation/use-place.ts";
import { useCurrentRoute } from "../routing/current-route.tsx";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { changedEntries, lastPlaceOf, navigationContext } from "./last-place.ts";

/** Keeps where somebody is, so that they land there next time. */
export const useLastPlace = (): void => {
  const { preferences, isEmbedded } = useShell();
  const { savedPlace } = useRuntime();
  const place = usePlace();
  const { pathname: path } = useCurrentRoute();

  useEffect(() => {
    const next = isEmbedded ? undefined : lastPlaceOf(place, path);
    if (next === undefined) return;
    for (const [name, value] of changedEntries(savedPlace, next)) {
      savedPlace.set(name, value);
      preferences.write(navigationContext, name, value);
    }
  }, [place, path, preferences, savedPlace, isEmbedded]);
};
