import "./header.css";
import { useWords } from "@evolve/i18n/react";
import { ProductMark } from "@evolve/widgets/product-mark";
import MenuIcon from "lucide-react/icons/menu";
import type { RefObject } from "react";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { JobsButton } from "../jobs/jobs-button.tsx";
import type { NotificationStore } from "../notifications/notification-store.ts";
import { NotificationsButton } from "../notifications/notifications-button.tsx";
import type { SidebarControl } from "../sidebar/use-sidebar.ts";
import { UserMenu } from "./user-menu.tsx";

interface HeaderProps {
  readonly sidebar: SidebarControl;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly notifications: NotificationStore | null;
}

export const Header = ({ sidebar, toggle, notifications }: HeaderProps) => {
  const words = useWords();
  const { productName } = useShell();
  const { logoUrl, brandName } = useRuntime();
  const { mode, send } = sidebar;
  return (
    <header className="sh-header">
      <button
        ref={toggle}
        type="button"
        className="sh-header-button"
        aria-label={words.t("shell.toggleSidebar")}
        title={words.t("shell.toggleSidebar")}
        aria-expanded={mode === "open" || mode === "drawer"}
        aria-controls="sidebar"
        onClick={() => send({ type: "toggled" })}
      >
        <MenuIcon />
      </button>
      <span className="sh-product">
        {logoUrl === "" ? (
          <ProductMark variant="glass" size={24} />
        ) : (
          <img className="sh-logo" src={logoUrl} alt={brandName} height={26} />
        )}
        <span className="sh-product-name">{productName}</span>
      </span>
      <JobsButton />
      <NotificationsButton store={notifications} />
      <UserMenu />
    </header>
  );
};
