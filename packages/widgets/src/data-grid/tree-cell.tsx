import type { CSSProperties, ReactNode } from "react";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { GridTree, GridTreePlace } from "./types.ts";

interface TreeCellProps {
  readonly id: string;
  /** The row's name in the label of its button. */
  readonly name: string;
  readonly place: GridTreePlace;
  readonly tree: GridTree;
  readonly children: ReactNode;
}

/** What the first cell of a row of a tree holds: as far in as the row is deep, after the button that opens it. */
export const TreeCell = ({ id, name, place, tree, children }: TreeCellProps) => (
  <span className="ev-grid-tree" style={{ "--ev-grid-level": place.level - 1 } as CSSProperties}>
    {place.isOpen === null ? (
      <span className="ev-grid-tree-leaf" />
    ) : (
      <button
        type="button"
        tabIndex={-1}
        className="ev-grid-tree-button"
        aria-label={(place.isOpen ? tree.collapse : tree.expand)(name)}
        aria-expanded={place.isOpen}
        onClick={() => tree.onToggle(id)}
      >
        <ChevronRight className="ev-grid-group-arrow" />
      </button>
    )}
    {children}
  </span>
);
