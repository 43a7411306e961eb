/** What one test wants of the way between it and the nodes. Each test is known by its own address. */
export interface Disturbance {
  /** Only this node answers. */
  readonly pin?: number;
  /** Connections break. */
  readonly isCut?: boolean;
  /** The gateway answers by itself, for paths that begin so. */
  readonly answer?: { readonly path: string; readonly status: number; readonly retryAfter?: number };
}

/** The header that tells the proxy which test a request belongs to. */
export const addressHeader = "x-test-address";
