import { useCallback, useState } from "react";
import type { GridLine, GridLineFrame } from "../../data-grid/types.ts";
import type { GridGroupLabels } from "../feature-types.ts";
import { GroupLine } from "./lines.tsx";

/** Ids that the user has opened or closed, against the initial state; kept when the rows are refreshed. */
export const useToggledGroups = () => {
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
};

interface GroupLook {
  /** The column's header. */
  readonly title: string;
  readonly labels: GridGroupLabels;
  readonly onToggle: (id: string) => void;
}

export const drawGroup = <Row,>(
  line: GridLine<Row> & { kind: "group" },
  frame: GridLineFrame,
  { title, labels, onToggle }: GroupLook,
) => (
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
