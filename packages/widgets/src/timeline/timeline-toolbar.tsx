import type { ReactNode } from "react";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { IconButton } from "../icon-button.tsx";
import { timelineZooms } from "./time-scale.ts";
import type { TimelineLabels, TimelineZoom } from "./types.ts";

interface ToolbarProps {
  zoom: TimelineZoom;
  onZoomChange: (zoom: TimelineZoom) => void;
  labels: TimelineLabels;
  children: ReactNode;
}

/** The next finer (-1) or coarser (1) zoom; undefined at the end. */
export const zoomBeside = (zoom: TimelineZoom, steps: 1 | -1): TimelineZoom | undefined =>
  timelineZooms[timelineZooms.indexOf(zoom) + steps];

export function TimelineToolbar({ zoom, onZoomChange, labels, children }: ToolbarProps) {
  const finer = zoomBeside(zoom, -1);
  const coarser = zoomBeside(zoom, 1);
  return (
    <div className="ev-tl-toolbar">
      {children}
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
}
