import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { useShell } from "../shell-context.ts";
import { type CurrentPlace, findPlace } from "./navigation-model.ts";

/** Where the shown page stands in the menu. */
export const usePlace = (): CurrentPlace => {
  const { modules } = useShell();
  const pathname = useLocation({ select: (location) => location.pathname });
  return useMemo(() => findPlace(modules, pathname), [modules, pathname]);
};
