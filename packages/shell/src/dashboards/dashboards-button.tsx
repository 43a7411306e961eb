import { useWords } from "@evolve/i18n/react";
import { networkCode } from "@evolve/session";
import { lazyPart } from "@evolve/widgets/lazy-part";
import MonitorPlay from "lucide-react/icons/monitor-play";
import { Suspense, useRef, useState } from "react";
import { HeaderTip } from "../header/header-tip.tsx";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { useFavorites } from "./use-favorites.ts";

const DashboardsPopover = lazyPart(async () => (await import("./dashboards-popover.tsx")).DashboardsPopover);

/** Opens the list of favourite dashboards, each of which can be projected. */
export const DashboardsButton = () => {
  const words = useWords();
  const { toasts } = useShell();
  const { wordStore } = useRuntime();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const favorites = useFavorites(isNear || isOpen);
  const label = words.t("shell.dashboards");
  const fetch = () => {
    setNear(true);
    DashboardsPopover.fetch();
    void wordStore.need(["launcher"]).catch(() => undefined);
  };
  const toggle = async () => {
    if (isOpen) return setOpen(false);
    try {
      await wordStore.need(["launcher"]);
      setOpen(true);
    } catch {
      toasts.show({ tone: "danger", text: words.error(networkCode) });
    }
  };
  return (
    <>
      <HeaderTip text={label} isDisabled={isOpen}>
        <button
          ref={button}
          type="button"
          className="sh-header-button"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={fetch}
          onFocus={fetch}
          onClick={() => void toggle()}
        >
          <MonitorPlay />
        </button>
      </HeaderTip>
      <Suspense>
        {isOpen && <DashboardsPopover favorites={favorites} anchor={button} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
