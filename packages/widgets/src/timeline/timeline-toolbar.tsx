import type { ReactNode } from "react";
import ChartLine from "lucide-react/icons/chart-line";
import Table from "lucide-react/icons/table-2";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { IconButton } from "../icon-button.tsx";
import { timelineZooms } from "./time-scale.ts";
import type { TimelineLabels, TimelineZoom } from "./types.ts";

interface ToolbarProps {
  readonly zoom: TimelineZoom;
  readonly onZoomChange: (zoom: TimelineZoom) => void;
  readonly labels: TimelineLabels;
  /** Whether the series are shown as a table; `undefined` where there are none. */
  readonly isTable: boolean | undefined;
  readonly onTableChange: (isTable: boolean) => void;
  readonly children: ReactNode;
}

/** The next finer (-1) or coarser (1) zoom; undefined at the end. */
export const zoomBeside = (zoom: TimelineZoom, steps: 1 | -1): TimelineZoom | undefined =>
  timelineZooms[timelineZooms.indexOf(zoom) + steps];

export const TimelineToolbar = ({ zoom, onZoomChange, labels, isTable, onTableChange, children }: ToolbarProps) => {
  const finer = zoomBeside(zoom, -1);
  const coarser = zoomBeside(zoom, 1);
  return (
    <div className="ev-tl-toolbar">
      {children}
      {isTable !== undefined && (
        <IconButton
          label={isTable ? labels.showChart : labels.showTable}
          icon={isTable ? <ChartLine /> : <Table />}
          onPress={() => onTableChange(!isTable)}
        />
      )}
      <div role="group" aria-label={labels.zoom} className="ev-tl-zoom">
        <IconButton
          label={labels.zoomOut}
          icon={<ZoomOut />}
          isDisabled={coarser === undefined}
          onPress={() => coarser !== undefined && onZoomChange(coarser)}
        />
        <IconButton
          label={labels.zoomIn}
          icon={<ZoomIn />}
          isDisabled={finer === undefined}
          onPress={() => finer !== undefined && onZoomChange(finer)}
        />
      </div>
    </div>
  );
};
