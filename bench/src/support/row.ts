import type { Stage } from "./stage.ts";

/** What a figure must reach: the measured value itself, or its ratio to what it is held against. */
export interface Goal {
  readonly of: "measured" | "ratio";
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One line of the table. Without a goal it is there to understand the others. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly against?: {
    readonly what: string;
    /** In the same unit, measured in the same run; absent where it is another product's published figure. */
    readonly value?: number;
    /** Where rounds were paired, the median of their ratios; else measured over value. */
    readonly ratio?: number;
  };
  readonly goal?: Goal;
}

export interface Options {
  /** Fewer samples: for trying out, not for quoting. */
  readonly quick: boolean;
  /** Sign-in answers of each kind in the row of their timing. */
  readonly samples: number;
  /** The user search also at a million users. */
  readonly million: boolean;
}

/** One question about the product's speed or size, with the figures that answer it. */
export interface Row {
  readonly name: string;
  readonly measure: (stage: Stage, options: Options) => Promise<readonly Figure[]>;
}
