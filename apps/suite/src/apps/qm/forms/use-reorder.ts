import { type DragEvent, useState } from "react";

/**
 * Moves members of a list by dragging, with mouse or pen; for touch and keyboard there are buttons. A member is dropped on another one of
 * the same list, and takes its place.
 */
export const useReorder = (onMove: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return {
    /** Of what a member is dragged by. */
    gripOf: (at: number) => ({
      draggable: true,
      "aria-hidden": true,
      "data-testid": "grip",
      onDragStart: (event: DragEvent) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData("text/plain", "");
        event.dataTransfer.effectAllowed = "move";
        setDragged(at);
      },
      onDragEnd: end,
    }),
    /** Of the member itself. */
    placeOf: (at: number) => ({
      "data-drop-target": over === at && dragged !== at ? true : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        onMove(dragged, at);
        end();
      },
    }),
  };
};
