import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Bookmark from "lucide-react/icons/bookmark";
import { Suspense, useEffect, useRef, useState } from "react";
import { Menu } from "../overlays/overlays.ts";
import { useShell } from "../shell-context.ts";
import type { ListState } from "./use-list-state.ts";

const ViewsMenu = lazyPart(async () => (await import("./views-menu.tsx")).ViewsMenu);

interface ViewsButtonProps {
  /** The list's name. */
  readonly list: string;
  readonly state: ListState["views"];
}

const fetch = () => {
  Menu.fetch();
  ViewsMenu.fetch();
};

/** The saved views of a list: which is shown, and whether it was changed; its menu says what can be done about it. */
export const ViewsButton = ({ list, state }: ViewsButtonProps) => {
  const { toasts, words } = useShell();
  const { t } = words;
  const { shown, isChanged, show } = state;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The menu stays, closed, for the dialogs that it opens.
  const [wasOpened, setWasOpened] = useState(false);
  const [isPending, setPending] = useState(false);
  const missing = state.isMissing ? t("list.viewMissing") : undefined;
  useEffect(() => {
    if (missing !== undefined) toasts.show({ tone: "info", text: missing });
  }, [missing, toasts]);
  useEffect(() => {
    if (missing !== undefined) show(null);
  }, [missing, show]);

  return (
    <>
      <Button
        ref={button}
        className="ev-toolbar-below"
        icon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={fetch}
        onFocus={fetch}
        onPress={() => {
          setOpen(!isOpen);
          setWasOpened(true);
        }}
        isPending={isPending}
      >
        <span className="ev-toolbar-words">{shown?.name ?? t("list.views")}</span>
        {isChanged && (
          <span className="ev-omnibar-badge">
            <span aria-hidden="true">•</span>
            <span className="ev-sr">{t("list.viewChanged")}</span>
          </span>
        )}
      </Button>
      <Suspense>
        {wasOpened && (
          <ViewsMenu
            list={list}
            state={state}
            anchor={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onPendingChange={setPending}
          />
        )}
      </Suspense>
    </>
  );
};
