import "./sidebar.css";
import { toggles } from "@evolve/contracts/toggles";
import { useWords } from "@evolve/i18n/react";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { entryName } from "../navigation/names.ts";
import { usePlace } from "../navigation/use-place.ts";
import { useShell } from "../shell-context.ts";
import { useIsClaimed } from "./sidebar-claims.ts";
import { LinkList } from "./link-list.tsx";
import { ModulePicker } from "./module-picker.tsx";
import { usePeek } from "./use-peek.ts";
import type { SidebarControl } from "./use-sidebar.ts";

interface SidebarProps {
  readonly sidebar: SidebarControl;
  /** Where the focus goes back to when the drawer closes. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
}

/** The module and its links. */
export const Sidebar = ({ sidebar, toggle }: SidebarProps) => {
  const words = useWords();
  const { modules, features } = useShell();
  const { mode, send } = sidebar;
  const [isPicking, setPicking] = useState(false);
  const { dismiss, ...peeking } = usePeek(sidebar, isPicking);
  const { module } = usePlace();
  const shown = module ?? modules[0];
  const drawer = useRef<HTMLElement>(null);
  const isDrawer = mode === "drawer";
  const isBlocked = useIsClaimed("blocked");
  const isPickerOnly = useIsClaimed("pickerOnly") || (mode === "rail" && features.has(toggles.navigationRedesign));

  useEffect(() => {
    if (!isDrawer) return undefined;
    const back = toggle.current;
    drawer.current?.querySelector<HTMLElement>("a, button")?.focus();
    return () => back?.focus();
  }, [isDrawer, toggle]);

  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || (mode !== "peek" && !isDrawer)) return;
    event.stopPropagation();
    dismiss();
    send({ type: "escaped" });
  };
  const follow = () => {
    dismiss();
    send({ type: "followed" });
  };
  if (shown === undefined) return null;
  const name = entryName(words, shown);

  return (
    <>
      {isDrawer && <div className="sh-scrim" aria-hidden="true" onClick={() => send({ type: "escaped" })} />}
      {/* The keys belong to whatever has the focus inside; from here only Escape is heard. */}
      <div className="sh-sidebar-place" role="presentation" onKeyDown={takeKey}>
        <nav
          id="sidebar"
          ref={drawer}
          className="sh-sidebar"
          aria-label={words.t("shell.navigation", { module: name })}
          inert={mode === "away" || isBlocked}
          {...peeking}
        >
          {isDrawer && (
            <button
              type="button"
              className="sh-sidebar-close"
              aria-label={words.t("shell.closeSidebar")}
              onClick={() => send({ type: "escaped" })}
            >
              <X />
            </button>
          )}
          <ModulePicker module={shown} isOpen={isPicking} onOpenChange={setPicking} onPicked={follow} />
          {!isPickerOnly && <LinkList module={shown} onFollowed={follow} />}
        </nav>
        {isBlocked && <div className="sh-sidebar-block" title={words.t("shell.sidebarBlocked")} />}
      </div>
    </>
  );
};
