import { deleteSavedView, type SavedView, updateSavedView } from "@evolve/contracts/saved-views";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import type { MenuEntry } from "@evolve/widgets/menu";
import Bookmark from "lucide-react/icons/bookmark";
import BookmarkPlus from "lucide-react/icons/bookmark-plus";
import Link from "lucide-react/icons/link";
import Pencil from "lucide-react/icons/pencil";
import Save from "lucide-react/icons/save";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import { Suspense, useEffect, useRef, useState } from "react";
import { Menu, MessageModal } from "../overlays/overlays.ts";
import { useShell } from "../shell-context.ts";
import { useAction } from "./use-action.ts";
import type { ListState } from "./use-list-state.ts";
import { viewsKey } from "./use-saved-views.ts";

const ViewForm = lazyPart(async () => (await import("./view-form.tsx")).ViewForm);

interface ViewsButtonProps {
  /** The list's name. */
  readonly list: string;
  readonly state: ListState["views"];
}

const allRows = "all";

/** The saved views of a list: which is shown, whether it was changed, and what can be done about it. */
export const ViewsButton = ({ list, state }: ViewsButtonProps) => {
  const { client, holds, words, toasts } = useShell();
  const { t } = words;
  const { all, shown, settings, version, isChanged, show } = state;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<"create" | "edit" | "delete" | null>(null);
  const close = () => {
    setOpened(null);
    button.current?.focus();
  };
  const invalidates = [viewsKey(list)];
  const save = useAction<SavedView>({
    run: async ({ id, name, isShared }) => {
      await client.call(updateSavedView, { params: { viewId: id }, body: { name, isShared, settings, version } });
    },
    done: ({ name }) => t("list.viewSaved", { name }),
    invalidates,
    onDone: ({ id }) => show(id),
  });
  const remove = useAction<SavedView>({
    run: async ({ id }) => {
      await client.call(deleteSavedView, { params: { viewId: id } });
      show(null);
    },
    done: ({ name }) => t("list.viewDeleted", { name }),
    invalidates,
    onEnd: close,
  });
  const missing = state.isMissing ? t("list.viewMissing") : undefined;
  useEffect(() => {
    if (missing !== undefined) toasts.show({ tone: "info", text: missing });
  }, [missing, toasts]);
  useEffect(() => {
    if (missing !== undefined) show(null);
  }, [missing, show]);
  const copyLink = async ({ id }: SavedView) => {
    const { origin, pathname, hash } = location;
    await navigator.clipboard.writeText(`${origin}${pathname}${hash.split("?")[0] ?? ""}?view=${id}`);
    toasts.show({ tone: "success", text: t("list.linkCopied") });
  };

  const mayChange = shown && (shown.isShared ? holds("view:share") : shown.isOwn);
  const choicesOf = (id: string, title: string, views: readonly SavedView[]): MenuEntry[] =>
    views.length === 0
      ? []
      : [
          {
            ...choice,
            id,
            title,
            items: views.map((view) => ({
              id: view.id,
              label: view.name,
              description: view.isOwn ? undefined : view.ownerName,
            })),
          },
        ];
  const choice = {
    selectionMode: "single" as const,
    selectedKeys: [shown?.id ?? allRows],
    onSelectionChange: ([id]: string[]) => show(id === undefined || id === allRows ? null : id),
  };
  const items: MenuEntry[] = [
    { ...choice, id: "every", label: t("list.views"), items: [{ id: allRows, label: t("list.allRows") }] },
    ...choicesOf(
      "own",
      t("list.ownViews"),
      all.filter(({ isOwn }) => isOwn),
    ),
    ...choicesOf(
      "shared",
      t("list.sharedViews"),
      all.filter(({ isOwn }) => !isOwn),
    ),
    { id: "line-actions", isLine: true },
    ...(shown && isChanged && mayChange
      ? [{ id: "save", label: t("list.saveView"), icon: <Save />, onAction: () => save.mutate(shown) }]
      : []),
    { id: "create", label: t("list.saveViewAs"), icon: <BookmarkPlus />, onAction: () => setOpened("create") },
    ...(shown && isChanged
      ? [{ id: "discard", label: t("list.discardView"), icon: <Undo />, onAction: () => show(shown.id) }]
      : []),
    ...(shown
      ? [
          { id: "edit", label: t("list.editView"), icon: <Pencil />, onAction: () => setOpened("edit") },
          { id: "link", label: t("list.copyLink"), icon: <Link />, onAction: () => void copyLink(shown) },
        ]
      : []),
    ...(shown && mayChange
      ? [
          {
            id: "delete",
            label: t("list.deleteView"),
            icon: <Trash />,
            tone: "danger" as const,
            onAction: () => setOpened("delete"),
          },
        ]
      : []),
  ];

  return (
    <>
      <Button
        ref={button}
        className="ev-toolbar-below"
        icon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={Menu.fetch}
        onFocus={Menu.fetch}
        onPress={() => setOpen(!isOpen)}
        isPending={save.isPending}
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
        {isOpen && <Menu label={t("list.views")} anchor={button} isOpen onOpenChange={setOpen} items={items} />}
      </Suspense>
      <Suspense>
        {opened === "create" && <ViewForm list={list} settings={settings} state={state} view={null} onClose={close} />}
        {opened === "edit" && shown && (
          <ViewForm list={list} settings={shown.settings} state={state} view={shown} onClose={close} />
        )}
        {opened === "delete" && shown && (
          <MessageModal
            isOpen
            tone="danger"
            title={t("list.deleteViewTitle")}
            confirmLabel={t("list.deleteView")}
            onConfirm={() => remove.mutate(shown)}
            cancelLabel={t("common.cancel")}
            onCancel={close}
            isPending={remove.isPending}
          >
            {t(shown.isShared ? "list.deleteSharedViewText" : "list.deleteViewText", { name: shown.name })}
          </MessageModal>
        )}
      </Suspense>
    </>
  );
};
