import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";
import { lazyPart } from "@evolve/widgets/lazy-part";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Suspense, useRef, useState } from "react";
import { Menu } from "../overlays/overlays.ts";
import { useOpened } from "../overlays/use-opened.ts";
import { useShell } from "../shell-context.ts";

const UserPanel = lazyPart(async () => (await import("./user-panel.tsx")).UserPanel);

/** The user of the session, and the entries of the user menu. */
export const UserMenu = () => {
  const { t } = useWords();
  const { user } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isShown = useOpened(isOpen);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="sh-user"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={Menu.fetch}
        onFocus={Menu.fetch}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={user.fullName} seed={user.id} />
        <span className="sh-user-name">{user.fullName}</span>
        <span className="ev-sr">{t("shell.userMenu")}</span>
        <ChevronDown />
      </button>
      <Suspense>
        <UserPanel button={button} isOpen={isShown} onOpenChange={setOpen} />
      </Suspense>
    </>
  );
};
