import X from "lucide-react/icons/x";
import { IconButton } from "../../icon-button.tsx";
import type { PasteRefusal } from "../../logic/paste-plan.ts";
import type { GridCellLabels } from "./cell-types.ts";

const listedAtMost = 200;

interface RefusalsProps {
  refusals: readonly PasteRefusal[];
  labels: GridCellLabels;
  onClose: () => void;
}

/** What of a paste was not taken, cell by cell. */
export function Refusals({ refusals, labels, onClose }: RefusalsProps) {
  return (
    <div className="ev-grid-refusals" role="alert">
      <div className="ev-grid-refusals-head">
        <p>{labels.refused(refusals.length)}</p>
        <IconButton size="small" tooltip={false} label={labels.close} icon={<X />} onPress={onClose} />
      </div>
      <ul>
        {refusals.slice(0, listedAtMost).map((refusal) => (
          <li key={`${refusal.row} ${refusal.column}`}>{labels.refusal(refusal)}</li>
        ))}
      </ul>
    </div>
  );
}
