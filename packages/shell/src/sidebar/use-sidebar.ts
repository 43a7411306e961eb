import { useEffect, useReducer, useRef } from "react";
import { generalContext } from "../boot/shell-data.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { type SidebarEvent, type SidebarMode, sidebarMode, sidebarReducer, startSidebar } from "./sidebar-state.ts";
import { useMedia } from "./use-media.ts";

export const sidebarPreference = "sidebar";

export interface SidebarControl {
  readonly mode: SidebarMode;
  readonly send: (event: SidebarEvent) => void;
}

/** The sidebar's state; what the person chooses is kept. */
export const useSidebar = (): SidebarControl => {
  const { preferences, isEmbedded } = useShell();
  const { sidebarChoice } = useRuntime();
  const isNarrow = useMedia("(max-width: 767px)");
  const [state, send] = useReducer(sidebarReducer, null, () => startSidebar(sidebarChoice, isNarrow, isEmbedded));
  const { choice } = state;
  const written = useRef(sidebarChoice);

  if (state.isNarrow !== isNarrow) send({ type: "resized", isNarrow });

  useEffect(() => {
    if (isEmbedded || choice === written.current) return;
    written.current = choice;
    preferences.write(generalContext, sidebarPreference, choice);
  }, [choice, preferences, isEmbedded]);

  return { mode: sidebarMode(state), send };
};
