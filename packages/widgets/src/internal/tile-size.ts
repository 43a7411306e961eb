import type { CSSProperties, ReactNode } from "react";

export interface GridTile {
  id: string;
  name: string;
  /** In columns, of four. */
  width: number;
  /** In rows. */
  height: number;
  content: ReactNode;
}

export const tileSize = ({ width, height }: GridTile) =>
  ({ "--tile-width": width, "--tile-height": height }) as CSSProperties;
