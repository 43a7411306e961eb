import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Pin from "lucide-react/icons/pin";
import { Button } from "../button.tsx";
import { Checkbox } from "../checkbox.tsx";
import { IconButton } from "../icon-button.tsx";
import { Popover } from "../popover.tsx";
import type { PopoverProps } from "../popover.tsx";
import {
  completeOrder,
  hiddenColumns,
  initialState,
  inRegions,
  moveBeside,
  pinnedSideOf,
  setHidden,
  setPinned,
} from "../logic/grid-columns.ts";
import type { GridColumn, GridLabels, GridState } from "./types.ts";

export interface ColumnListProps<Row> extends Pick<PopoverProps, "anchor" | "isOpen" | "onOpenChange"> {
  readonly columns: readonly GridColumn<Row>[];
  readonly labels: GridLabels;
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
}

/** Every column with what can be done to it: show and hide, pin, move. */
export const ColumnList = <Row,>({ columns, labels, state, onStateChange, ...popover }: ColumnListProps<Row>) => {
  const hidden = hiddenColumns(state, columns);
  const order = completeOrder(state.order, columns);
  const ids = inRegions(state, order);
  const isLastShown = columns.length - hidden.length === 1;

  return (
    <Popover {...popover} label={labels.columns} placement="bottom end" className="ev-grid-columns">
      <div className="ev-grid-columns-head">
        <p>{labels.columns}</p>
        <Button
          size="small"
          variant="ghost"
          onPress={() => onStateChange({ ...state, pinnedEnd: [], ...initialState(columns, state.sorting) })}
        >
          {labels.resetColumns}
        </Button>
      </div>
      <ul>
        {ids.map((id, index) => {
          const column = columns.find((other) => other.id === id);
          if (!column) return null;
          const isShown = !hidden.includes(id);
          const side = pinnedSideOf(state, id);
          const above = ids[index - 1];
          const below = ids[index + 1];
          const regionOf = (other: string | undefined) => other !== undefined && pinnedSideOf(state, other) === side;
          return (
            <li key={id}>
              <Checkbox
                isSelected={isShown}
                isDisabled={column.isHideable === false || (isShown && isLastShown)}
                onChange={(selected) => onStateChange(setHidden(state, id, !selected))}
              >
                {column.header}
              </Checkbox>
              <IconButton
                tooltip={false}
                size="small"
                label={labels.pinColumn(column.header)}
                icon={<Pin />}
                isSelected={side !== null}
                onPress={() => onStateChange(setPinned(state, id, side ? null : "start"))}
              />
              <IconButton
                tooltip={false}
                size="small"
                label={labels.moveColumnUp(column.header)}
                icon={<ChevronUp />}
                isDisabled={!regionOf(above)}
                onPress={() => above !== undefined && onStateChange(moveBeside(state, columns, id, above, "before"))}
              />
              <IconButton
                tooltip={false}
                size="small"
                label={labels.moveColumnDown(column.header)}
                icon={<ChevronDown />}
                isDisabled={!regionOf(below)}
                onPress={() => below !== undefined && onStateChange(moveBeside(state, columns, id, below, "after"))}
              />
            </li>
          );
        })}
      </ul>
    </Popover>
  );
};
