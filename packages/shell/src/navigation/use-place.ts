import { useMemo } from "react";
import { useCurrentRoute } from "../routing/current-route.tsx";
import { useShell } from "../shell-context.ts";
import { type CurrentPlace, findPlace } from "./navigation-model.ts";

/** Where the shown page stands in the menu. */
export const usePlace = (): CurrentPlace => {
  const { modules } = useShell();
  const { pathname } = useCurrentRoute();
  return useMemo(() => findPlace(modules, pathname), [modules, pathname]);
};
