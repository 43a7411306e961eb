import type { OwnShift } from "@evolve/contracts/my-schedule";

export type Piece = OwnShift["pieces"][number];

export interface NextActivity {
  /** What one is at now; null between shifts. */
  readonly current: Piece | null;
  readonly next: Piece | null;
}

export const endOf = ({ start, minutes }: Pick<Piece, "start" | "minutes">): number => start + minutes * 60_000;

/** What comes next, and what it follows. */
export const nextActivity = (shifts: readonly OwnShift[], now: number): NextActivity => {
  const pieces = shifts.flatMap((shift) => shift.pieces).sort((one, other) => one.start - other.start);
  return {
    current: pieces.find((piece) => piece.start <= now && endOf(piece) > now) ?? null,
    next: pieces.find((piece) => piece.start > now) ?? null,
  };
};
