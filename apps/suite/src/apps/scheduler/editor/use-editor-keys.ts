import { useScreenKeys } from "@evolve/shell";
import { useEffect } from "react";
import type { Editor } from "./use-editor.ts";

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, wherever the focus is but in a field; and a question before the page is left with changes. */
export const useEditorKeys = ({ undo, redo }: Pick<Editor, "undo" | "redo">, isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  useScreenKeys([
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
