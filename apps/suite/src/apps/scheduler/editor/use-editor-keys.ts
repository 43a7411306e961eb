import { type ScreenKey, useScreenKeys } from "@evolve/shell";
import { useEffect } from "react";
import type { Editor } from "./use-editor.ts";

type Keyed = Pick<Editor, "save" | "undo" | "redo" | "pending" | "isSaving">;

/** Heard by the timeline, on a shift or on somebody's name. */
const reading: readonly ScreenKey[] = [
  { id: "editor.beside", name: (w) => w.t("scheduleEditor.keys.beside"), keys: "← →" },
  { id: "editor.person", name: (w) => w.t("scheduleEditor.keys.person"), keys: "↑ ↓" },
  { id: "editor.open", name: (w) => w.t("scheduleEditor.openShift"), keys: "Enter" },
  { id: "editor.menu", name: (w) => w.t("scheduleEditor.keys.menu"), keys: "Space" },
];
const editing: readonly ScreenKey[] = [
  { id: "editor.move", name: (w) => w.t("scheduleEditor.keys.move"), keys: "Alt+← →" },
  { id: "editor.end", name: (w) => w.t("scheduleEditor.keys.end"), keys: "Alt+Shift+← →" },
  { id: "editor.give", name: (w) => w.t("scheduleEditor.keys.give"), keys: "Alt+↑ ↓" },
  { id: "editor.add", name: (w) => w.t("scheduleEditor.addHere"), keys: "Insert" },
  { id: "editor.copy", name: (w) => w.t("scheduleEditor.keys.copy"), keys: "$mod+c" },
  { id: "editor.paste", name: (w) => w.t("scheduleEditor.keys.paste"), keys: "$mod+v" },
  { id: "editor.remove", name: (w) => w.t("scheduleEditor.remove"), keys: "Delete" },
];

/** Ctrl+S, Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, wherever the focus is but in a field; and a question before the page is left with changes. */
export const useEditorKeys = ({ save, undo, redo, pending, isSaving }: Keyed, mayEdit: boolean): void => {
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
    ...(mayEdit ? editing : []),
    ...reading,
  ]);
};
