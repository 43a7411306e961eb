import X from "lucide-react/icons/x";
import { IconButton } from "../../icon-button.tsx";
import type { PasteRefusal } from "../../logic/paste-plan.ts";
import type { GridCellLabels } from "./cell-types.ts";

const listedAtMost = 200;

interface RefusalsProps {
  readonly refusals: readonly PasteRefusal[];
  readonly labels: GridCellLabels;
  readonly onClose: () => void;
}

/** The cells that a paste left out, each with its reason. */
export const Refusals = ({ refusals, labels, onClose }: RefusalsProps) => (
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
