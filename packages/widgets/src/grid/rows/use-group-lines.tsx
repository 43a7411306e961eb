import { useCallback, useState } from "react";
import type { GridLine, GridLineFrame } from "../../data-grid/types.ts";
import type { GridGroupLabels } from "../feature-types.ts";
import { GroupLine } from "./lines.tsx";

/** Groups that somebody has opened or closed, other than they were at first; they stay so whatever rows come. */
export function useToggledGroups() {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setToggled((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return { toggled, toggle };
}

interface GroupLook {
  /** The column's header. */
  title: string;
  labels: GridGroupLabels;
  onToggle: (id: string) => void;
}

export function drawGroup<Row>(
  line: GridLine<Row> & { kind: "group" },
  frame: GridLineFrame,
  { title, labels, onToggle }: GroupLook,
) {
  return (
    <GroupLine
      key={line.id}
      group={line.group}
      isOpen={line.isOpen}
      frame={frame}
      title={title}
      labels={labels}
      onToggle={() => onToggle(line.id)}
    />
  );
}
