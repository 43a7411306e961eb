import { Chart, type ChartProps } from "@evolve/widgets/chart";
import { useEffect, useRef, useState } from "react";
import styles from "./tiles.module.css";

/** What the chart has above its plot, in pixels. */
const headHeight = 48;
const leastHeight = 64;

/** A chart as high as the tile has room for. */
export const FittedChart = (chart: Omit<ChartProps, "height">) => {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.height ?? 0));
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.chart}>
      {room > 0 && <Chart {...chart} height={Math.max(leastHeight, Math.floor(room) - headHeight)} />}
    </div>
  );
};
