import { useScreenKeys } from "@evolve/shell";
import { useEffect } from "react";
import type { Editor } from "./use-editor.ts";

type Keyed = Pick<Editor, "save" | "undo" | "redo" | "pending" | "isSaving">;

/** Ctrl+S, Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, wherever the focus is but in a field; and a question before the page is left with changes. */
export const useEditorKeys = ({ save, undo, redo, pending, isSaving }: Keyed): void => {
  const isDirty = pending > 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  useScreenKeys([
    { id: "editor.save", name: (w) => w.t("common.save"), keys: "$mod+s", run: () => isDirty && !isSaving && save() },
    { id: "editor.undo", name: (w) => w.t("scheduleEditor.undo"), keys: "$mod+z", run: undo },
    {
      id: "editor.redo",
      name: (w) => w.t("scheduleEditor.redo"),
      keys: "$mod+Shift+z",
      otherKeys: "$mod+y",
      run: redo,
    },
  ]);
};
