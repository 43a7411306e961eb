import { deleteSavedView, type SavedView, updateSavedView } from "@evolve/contracts/saved-views";
import { lazyPart } from "@evolve/widgets/lazy-part";
import type { MenuEntry } from "@evolve/widgets/menu";
import BookmarkPlus from "lucide-react/icons/bookmark-plus";
import Link from "lucide-react/icons/link";
import Pencil from "lucide-react/icons/pencil";
import Save from "lucide-react/icons/save";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import { type RefObject, Suspense, useEffect, useState } from "react";
import { Menu, MessageModal } from "../overlays/overlays.ts";
import { useShell } from "../shell-context.ts";
import { useAction } from "./use-action.ts";
import type { ListState } from "./use-list-state.ts";
import { viewsKey } from "./use-saved-views.ts";

const ViewForm = lazyPart(async () => (await import("./view-form.tsx")).ViewForm);

interface ViewsMenuProps {
  /** The list's name. */
  readonly list: string;
  readonly state: ListState["views"];
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Whether a view is being saved. */
  readonly onPendingChange: (isPending: boolean) => void;
}

const allRows = "all";

/** What can be done with the saved views of a list, and the dialogs that ask for what it takes. */
export const ViewsMenu = ({ list, state, anchor, isOpen, onOpenChange, onPendingChange }: ViewsMenuProps) => {
  const { client, holds, words, toasts } = useShell();
  const { t } = words;
  const { all, shown, settings, version, isChanged, show } = state;
  const [opened, setOpened] = useState<"create" | "edit" | "delete" | null>(null);
  const close = () => {
    setOpened(null);
    anchor.current?.focus();
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
  useEffect(() => onPendingChange(save.isPending), [onPendingChange, save.isPending]);
  const remove = useAction<SavedView>({
    run: async ({ id }) => {
      await client.call(deleteSavedView, { params: { viewId: id } });
      show(null);
    },
    done: ({ name }) => t("list.viewDeleted", { name }),
    invalidates,
    onEnd: close,
  });
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
      <Suspense>
        {isOpen && <Menu label={t("list.views")} anchor={anchor} isOpen onOpenChange={onOpenChange} items={items} />}
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
