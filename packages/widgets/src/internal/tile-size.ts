import type { CSSProperties, ReactNode } from "react";

export interface GridTile {
  readonly id: string;
  readonly name: string;
  /** In columns, of four. */
  readonly width: number;
  /** In rows. */
  readonly height: number;
  readonly content: ReactNode;
}

export const tileSize = ({ width, height }: GridTile) =>
  ({ "--tile-width": width, "--tile-height": height }) as CSSProperties;
