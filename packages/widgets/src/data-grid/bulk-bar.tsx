import type { ReactNode } from "react";
import X from "lucide-react/icons/x";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import type { GridBulkAction, GridLabels, GridSelection } from "./types.ts";

interface BulkBarProps {
  readonly actions: readonly GridBulkAction[];
  readonly selection: GridSelection;
  readonly words: ReactNode;
  readonly labels: GridLabels;
  readonly onClear: () => void;
}

/** What can be done to all chosen rows; the action with the highest `orderIndex` stands first. */
export const BulkBar = ({ actions, selection, words, labels, onClear }: BulkBarProps) => {
  const sorted = actions.toSorted((a, b) => (b.orderIndex ?? 0) - (a.orderIndex ?? 0));
  return (
    <div className="ev-grid-bulk" role="group" aria-label={labels.bulkActions}>
      <span className="ev-grid-bulk-words ev-num">{words}</span>
      {sorted.map(({ id, label, icon, tone, onAction }) => (
        <Button
          key={id}
          size="small"
          variant="ghost"
          icon={icon}
          className={tone === "danger" ? "ev-grid-bulk-danger" : undefined}
          onPress={() => onAction(selection)}
        >
          {label}
        </Button>
      ))}
      <IconButton size="small" label={labels.clearSelection} icon={<X />} tooltipPlacement="top" onPress={onClear} />
    </div>
  );
};
