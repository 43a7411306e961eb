import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import EyeOff from "lucide-react/icons/eye-off";
import MoveHorizontal from "lucide-react/icons/move-horizontal";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Sigma from "lucide-react/icons/sigma";
import X from "lucide-react/icons/x";
import { Menu } from "../menu.tsx";
import type { MenuEntry } from "../menu.tsx";
import { moveBy, setHidden, setPinned, setSorting } from "../logic/grid-columns.ts";
import { isMirrored } from "../virtual-grid/flow-key.ts";
import type { GridColumn, GridLabels, GridState, GridStatistics } from "./types.ts";
import { afterMenu } from "../internal/after-menu.ts";
import type { ShownColumn } from "./use-grid-layout.ts";

interface ColumnMenuProps<Row> {
  readonly shown: ShownColumn<Row>;
  /** The columns of its region (pinned or not), to know whether it can move on. */
  readonly region: readonly string[];
  readonly columns: readonly GridColumn<Row>[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly labels: GridLabels;
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  readonly onResize: () => void;
  readonly onClose: () => void;
  /** What the grid's other parts offer: filter, group. */
  readonly more: readonly MenuEntry[];
  readonly statistics: GridStatistics | undefined;
  /** The column was hidden by this menu, and its header, which had the focus, is gone. */
  readonly onGone: () => void;
}

/** The menu of a column: everything that dragging does, and more. */
export const ColumnMenu = <Row,>(props: ColumnMenuProps<Row>) => {
  const { shown, region, columns, anchor, labels, state, statistics, onStateChange, onClose } = props;
  const { column, sorted, pinned } = shown;
  const { id } = column;
  const latestOnGone = useRef(props.onGone);
  useEffect(() => {
    latestOnGone.current = props.onGone;
  });
  useEffect(
    () => () => {
      if (!anchor.current?.isConnected) latestOnGone.current();
    },
    [anchor],
  );
  const at = region.indexOf(id);
  // Left is where lines begin, or where they end.
  const onward = anchor.current && isMirrored(anchor.current) ? -1 : 1;
  const canMove = (places: number) => region[at + places] !== undefined;
  const sort = (descending: boolean | null) =>
    onStateChange({ ...state, sorting: setSorting(state.sorting, id, descending) });

  const sorting: MenuEntry[] = [
    {
      id: "ascending",
      label: labels.sortAscending,
      icon: <ArrowUp />,
      isDisabled: sorted?.descending === false,
      onAction: () => sort(false),
    },
    {
      id: "descending",
      label: labels.sortDescending,
      icon: <ArrowDown />,
      isDisabled: sorted?.descending === true,
      onAction: () => sort(true),
    },
    { id: "unsorted", label: labels.clearSort, icon: <X />, isDisabled: !sorted, onAction: () => sort(null) },
    { id: "line-1", isLine: true },
  ];
  const figures: MenuEntry[] = statistics?.has(id)
    ? [
        ...afterMenu([
          { id: "statistics", label: statistics.label, icon: <Sigma />, onAction: () => statistics.onOpen(id) },
        ]),
        { id: "line-statistics", isLine: true },
      ]
    : [];
  const place: MenuEntry[] = [
    {
      id: "left",
      label: labels.moveLeft,
      icon: <ArrowLeft />,
      isDisabled: !canMove(-onward),
      onAction: () => onStateChange(moveBy(state, columns, id, -onward)),
    },
    {
      id: "right",
      label: labels.moveRight,
      icon: <ArrowRight />,
      isDisabled: !canMove(onward),
      onAction: () => onStateChange(moveBy(state, columns, id, onward)),
    },
    ...(["start", "end"] as const)
      .filter((side) => side !== pinned)
      .map((side) => ({
        id: `pin-${side}`,
        label: (side === "start") === (onward === 1) ? labels.pinLeft : labels.pinRight,
        icon: <Pin />,
        onAction: () => onStateChange(setPinned(state, id, side)),
      })),
    ...(pinned
      ? [
          {
            id: "unpin",
            label: labels.unpin,
            icon: <PinOff />,
            onAction: () => onStateChange(setPinned(state, id, null)),
          },
        ]
      : []),
    { id: "resize", label: labels.resize, icon: <MoveHorizontal />, onAction: props.onResize },
    { id: "line-2", isLine: true },
    {
      id: "hide",
      label: labels.hide,
      icon: <EyeOff />,
      isDisabled: column.isHideable === false,
      onAction: () => onStateChange(setHidden(state, id, true)),
    },
  ];
  return (
    <Menu
      anchor={anchor}
      isOpen
      onOpenChange={onClose}
      label={labels.columnMenu(column.header)}
      items={[...(column.isSortable ? sorting : []), ...props.more, ...figures, ...place]}
      placement="bottom end"
    />
  );
};
