import { useShell } from "@evolve/shell";
import type { MenuEntry } from "@evolve/widgets/menu";
import type { TimelineBar, TimelineChange, TimelinePlace } from "@evolve/widgets/timeline";
import type { Roster } from "@evolve/workforce";
import { type KeyboardEvent, useState } from "react";
import type { EditedShift } from "./draft-state.ts";
import { added, painted, pasted, split, swapped } from "./shift-edits.ts";
import type { Editor } from "./use-editor.ts";
import type { EditorDays } from "./use-editor-days.ts";

interface ToolsInput {
  readonly editor: Editor;
  readonly rules: Roster | undefined;
  readonly days: EditorDays;
  readonly onCover: (shift: EditedShift) => void;
  readonly onAdded: (id: string) => void;
  readonly onHistory: (agentId: string) => void;
  readonly mayEdit: boolean;
}

/** When a shift begins that is added by key. */
const morning = 8 * 60;

/** Work on the queue, which clears what lies over it. */
export const clearing = "on-queue";

/** What is done to shifts beside moving them: copying, splitting, swapping, painting; by menu, keys and pointer. */
export const useShiftTools = ({ editor, rules, days, onCover, onAdded, onHistory, mayEdit }: ToolsInput) => {
  const { words } = useShell();
  const { t } = words;
  const [copied, setCopied] = useState<EditedShift | null>(null);
  const [swapping, setSwapping] = useState<EditedShift | null>(null);
  const [splitting, setSplitting] = useState<EditedShift | null>(null);
  /** The activity code that is painted; null: bars are moved. */
  const [paint, setPaint] = useState<string | null>(null);
  const { shifts } = editor.state;
  const shiftOf = (bar: TimelineBar | undefined): EditedShift | undefined => bar && shifts.get(bar.id);
  const nameOf = (agentId: string): string => editor.roster?.agents.find(({ id }) => id === agentId)?.name ?? "";
  const splitAt = (shift: EditedShift, at: number): void => {
    const changes = split(shift, at, crypto.randomUUID());
    if (changes.length > 0) editor.change(changes);
  };
  const remove = (shift: EditedShift): void => editor.change([[shift.id, null]]);
  /** The day and the clock that are meant: under the pointer, of the bar, or by key the first free day that is shown. */
  const dayOf = (of: Roster, { rowId, bar, at }: TimelinePlace) => {
    const clock = of.agents.get(rowId)?.clock ?? of.clock;
    const first = clock.dayOf(days.span.from);
    const held = new Set(
      [...shifts.values()].filter(({ agentId }) => agentId === rowId).map(({ start }) => clock.dayOf(start)),
    );
    const free = Array.from({ length: days.count }, (_, day) => first + day).find((day) => !held.has(day));
    return { clock, day: at === null ? (bar ? clock.dayOf(bar.start) : (free ?? first)) : clock.dayOf(at) };
  };
  const paste = (shift: EditedShift, place: TimelinePlace): void => {
    if (!rules) return;
    editor.change([pasted(shift, { agentId: place.rowId, ...dayOf(rules, place), newId: crypto.randomUUID() })]);
  };
  const add = (place: TimelinePlace): void => {
    if (!rules) return;
    const { clock, day } = dayOf(rules, place);
    const time = place.at === null ? morning : clock.timeOf(place.at);
    const shift = added(rules, { agentId: place.rowId, day, time, newId: crypto.randomUUID() });
    editor.change([[shift.id, shift]]);
    onAdded(shift.id);
  };
  const swap = (one: EditedShift, other: EditedShift): void => {
    setSwapping(null);
    editor.change(swapped(one, other, [crypto.randomUUID(), crypto.randomUUID()]));
  };
  const menuItems = (place: TimelinePlace): readonly MenuEntry[] => {
    const shift = shiftOf(place.bar);
    const { at } = place;
    const history = {
      id: "history",
      label: t("scheduleEditor.history"),
      onAction: () => onHistory(place.rowId),
    };
    if (!mayEdit) return [history];
    const pasting = copied && {
      id: "paste",
      label: t("scheduleEditor.paste"),
      end: "Ctrl V",
      onAction: () => paste(copied, place),
    };
    if (!shift) {
      const adding = { id: "add", label: t("scheduleEditor.addHere"), end: "Ins", onAction: () => add(place) };
      return [adding, ...(pasting ? [pasting] : []), history];
    }
    const copying = { id: "copy", label: t("scheduleEditor.copy"), end: "Ctrl C", onAction: () => setCopied(shift) };
    const cover = { id: "cover", label: t("scheduleEditor.coverShift"), onAction: () => onCover(shift) };
    if (shift.isLocked) return [copying, ...(pasting ? [pasting] : []), history];
    const isOther = swapping && swapping.id !== shift.id && swapping.agentId !== shift.agentId;
    return [
      ...(isOther
        ? [
            {
              id: "swap",
              label: t("scheduleEditor.swapWith", { name: nameOf(swapping.agentId) }),
              onAction: () => swap(swapping, shift),
            },
          ]
        : []),
      copying,
      ...(pasting ? [pasting] : []),
      {
        id: "split",
        label: t("scheduleEditor.split"),
        onAction: () => (at === null ? setSplitting(shift) : splitAt(shift, at)),
      },
      { id: "swapping", label: t("scheduleEditor.swap"), onAction: () => setSwapping(shift) },
      cover,
      history,
      { id: "remove", label: t("scheduleEditor.remove"), end: "Del", tone: "danger", onAction: () => remove(shift) },
    ];
  };
  const onKey = (event: KeyboardEvent, place: TimelinePlace): boolean => {
    const shift = shiftOf(place.bar);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === "c" && shift) setCopied(shift);
    else if (isCommand && key === "v" && copied) paste(copied, place);
    else if (key === "insert") add(place);
    else if (key === "delete" && shift && !shift.isLocked) remove(shift);
    else if (key === "escape" && swapping) setSwapping(null);
    else return false;
    return true;
  };
  const onPaint = ({ barId, start, end }: TimelineChange): void => {
    const shift = shifts.get(barId);
    if (shift) editor.change([[barId, painted(shift, paint === clearing ? null : paint, start, end)]]);
  };
  return {
    menuItems,
    onKey,
    add,
    paint,
    setPaint,
    onPaint: paint === null ? undefined : onPaint,
    swapping: swapping && { name: nameOf(swapping.agentId), cancel: () => setSwapping(null) },
    /** Takes a shift as the other one of a swap that has been begun; answers whether it did. */
    swapsWith: (bar: TimelineBar): boolean => {
      const shift = shiftOf(bar);
      if (!swapping || !shift || shift.isLocked || shift.agentId === swapping.agentId) return false;
      swap(swapping, shift);
      return true;
    },
    splitting: splitting && {
      shift: splitting,
      split: (at: number) => splitAt(splitting, at),
      close: () => setSplitting(null),
    },
  };
};
