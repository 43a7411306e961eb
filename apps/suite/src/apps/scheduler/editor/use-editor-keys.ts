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
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog]")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
};
