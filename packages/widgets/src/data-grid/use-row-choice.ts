import { useCallback, useEffect, useRef, useState } from "react";
import {
  extentOfGroup,
  extentOfRows,
  isNothing,
  isSelected,
  keptForOthers,
  regrouped,
  setRows,
  toggleGroup,
  toggleRow,
} from "../logic/grid-selection.ts";
import type { LabelledGridProps, GridGroup, GridGroupChoice, GridSource } from "./types.ts";

interface ChoiceInput<Row extends object> {
  readonly grid: Pick<LabelledGridProps<Row>, "rowId" | "selection" | "onSelectionChange" | "state" | "queryKey">;
  readonly source: GridSource<Row>;
  readonly canChoose: (row: Row) => boolean;
}

/** Selecting rows one by one, with Shift from the last one to this one, or group by group. */
export const useRowChoice = <Row extends object>(input: ChoiceInput<Row>) => {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const anchor = useRef<{ id: string; index: number } | null>(null);

  const groupBy = input.grid.state.groupBy ?? null;
  const chosenUnder = useRef(groupBy);
  useEffect(() => {
    if (chosenUnder.current === groupBy) return;
    chosenUnder.current = groupBy;
    const { source, grid } = latest.current;
    // Of rows that are all here it is known what they are, however they stand.
    if (source.onSight && grid.selection) grid.onSelectionChange?.(regrouped(grid.selection));
  }, [groupBy]);

  const question = JSON.stringify([input.grid.queryKey, input.grid.state.filters ?? {}]);
  const hasNone = !input.grid.selection || isNothing(input.grid.selection);
  const [chosen, setChosen] = useState({ question, hasHiddenSelection: false });
  if (chosen.question !== question || (hasNone && chosen.hasHiddenSelection))
    setChosen({ question, hasHiddenSelection: !hasNone });
  const chosenFor = useRef(question);
  useEffect(() => {
    if (chosenFor.current === question) return;
    chosenFor.current = question;
    const { selection, onSelectionChange } = latest.current.grid;
    const kept = selection && keptForOthers(selection);
    if (kept && kept !== selection) onSelectionChange?.(kept);
  }, [question]);

  /** Stays the same function, so that the rows need not be drawn again. */
  const choose = useCallback((id: string, index: number, isRange: boolean) => {
    const { source, canChoose } = latest.current;
    const { selection, onSelectionChange } = latest.current.grid;
    if (!selection || !onSelectionChange) return;
    const from = anchor.current ? placeOf(source, anchor.current) : -1;
    anchor.current = { id, index };
    const pressed = source.lineAt(index);
    const group = pressed.kind === "row" ? pressed.group : undefined;
    if (!isRange || from < 0) return onSelectionChange(toggleRow(selection, id, group));
    const range: { id: string; group: GridGroup | undefined }[] = [];
    for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
      const line = source.lineAt(at);
      if (line.kind === "row" && canChoose(line.row)) range.push({ id: line.id, group: line.group });
    }
    onSelectionChange(setRows(selection, range, !isSelected(selection, id, group)));
  }, []);

  const choiceOf = (group: GridGroup): GridGroupChoice | undefined => {
    const { source, canChoose } = input;
    const { rowId, selection, onSelectionChange } = input.grid;
    if (!selection || !onSelectionChange) return undefined;
    const ids = source.membersOf?.(group.id).filter(canChoose).map(rowId);
    const extent = ids ? extentOfRows(selection, ids) : extentOfGroup(selection, group);
    return {
      extent,
      onToggle: () =>
        onSelectionChange(
          ids
            ? setRows(
                selection,
                ids.map((id) => ({ id })),
                extent !== "all",
              )
            : toggleGroup(selection, group),
        ),
    };
  };

  return {
    choose,
    choiceOf,
    /** Rows that were chosen before other ones were asked for need not be among these. */
    hasHiddenSelection: chosen.hasHiddenSelection,
  };
};

/** Where the row stands now; after a refresh it may be elsewhere, or gone (-1). */
const placeOf = <Row>(source: GridSource<Row>, { id, index }: { id: string; index: number }): number => {
  if (index < source.count && source.lineAt(index).id === id) return index;
  for (let at = 0; at < source.count; at += 1) if (source.lineAt(at).id === id) return at;
  return -1;
};
