import { useWords } from "@evolve/i18n/react";
import MonitorPlay from "lucide-react/icons/monitor-play";
import { Suspense, useRef, useState } from "react";
import { HeaderTip } from "../header/header-tip.tsx";
import { DashboardsPopover } from "../overlays/overlays.ts";
import { useFavorites } from "./use-favorites.ts";

/** Opens the list of favourite dashboards, each of which can be projected. */
export const DashboardsButton = () => {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const favorites = useFavorites(isNear || isOpen);
  const label = t("shell.dashboards");
  const fetch = () => {
    setNear(true);
    DashboardsPopover.fetch();
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
          onClick={() => setOpen(!isOpen)}
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
