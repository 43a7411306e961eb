import { useId, useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { GridEdit } from "./cell-types.ts";

/** Where the focus goes after the cell: rows down, cells on. */
export interface EditorExit {
  readonly rows: number;
  readonly cells: number;
}

interface CellEditorProps {
  readonly cell: HTMLElement;
  readonly edit: GridEdit;
  readonly label: string;
  /** The cell's text, or the first letter typed over it. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly isTypedOver: boolean;
  readonly isBusy: boolean;
  /** Answers what is wrong with it, or nothing when it was taken; the editor is gone then. */
  readonly onCommit: (text: string, exit: EditorExit | null) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** The field inside a cell that is being changed. */
export const CellEditor = (props: CellEditorProps) => {
  const { cell, edit, label, text, onTextChange, isTypedOver, isBusy, onCommit, onCancel } = props;
  const [error, setError] = useState<string | null>(null);
  const [isAbove, setAbove] = useState(false);
  const errorId = useId();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!(field.current instanceof HTMLInputElement)) return;
    if (isTypedOver) field.current.setSelectionRange(field.current.value.length, field.current.value.length);
    else field.current.select();
  }, [isTypedOver]);

  const commit = async (exit: EditorExit | null) => {
    isLeaving.current = true;
    const wrong = await onCommit(text, exit);
    isLeaving.current = false;
    if (wrong === null) return;
    const room = cell.closest(".ev-grid-scroller")?.getBoundingClientRect().bottom ?? 0;
    setAbove(cell.getBoundingClientRect().bottom + 48 > room);
    setError(wrong);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === "Enter") void commit({ rows: back, cells: 0 });
    else if (event.key === "Tab") void commit({ rows: 0, cells: back });
    else if (event.key === "F2") void commit({ rows: 0, cells: 0 });
    else if (event.key === "Escape") {
      isLeaving.current = true;
      onCancel();
    } else return;
    event.preventDefault();
    // A modal around the grid must not hear an Escape that was meant for the cell.
    event.stopPropagation();
  };
  const leave = (event: FocusEvent) => {
    if (!isLeaving.current && event.relatedTarget !== cell) void commit(null);
  };
  const shared = {
    ref: field,
    className: "ev-grid-input",
    "aria-label": label,
    "aria-invalid": error !== null,
    ...(error !== null && { "aria-describedby": errorId }),
    value: text,
    onKeyDown: takeKey,
    onBlur: leave,
  };
  return createPortal(
    <>
      {edit.kind === "choice" ? (
        <select {...shared} onChange={(event) => onTextChange(event.target.value)}>
          {!edit.options?.some(({ id }) => id === text) && <option value={text} />}
          {edit.options?.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          dir="auto"
          inputMode={edit.kind === "number" ? "decimal" : "text"}
          autoComplete="off"
          maxLength={edit.maxLength}
          readOnly={isBusy}
          onChange={(event) => {
            onTextChange(event.target.value);
            setError(null);
          }}
        />
      )}
      {error !== null && (
        <span id={errorId} role="alert" className="ev-grid-input-error" data-above={isAbove || undefined}>
          <CircleAlert />
          {error}
        </span>
      )}
    </>,
    cell,
  );
};
