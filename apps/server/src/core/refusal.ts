import { errorCatalogue, type ErrorName } from "@evolve/contracts/errors";

interface Refused {
  /** May be shown beside the code's text, such as the support address. */
  readonly details?: string;
  /** Only for the log. */
  readonly reason?: string;
  readonly retryAfterSeconds?: number;
  /** Faults by field, for forms. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What SCIM calls this fault, where it is not what the error says already (RFC 7644, 3.12). */
  readonly scimType?: string;
  /** Of the record as it is now, answered as `ETag`. */
  readonly version?: number | string;
}

/** A request refused with an error of the catalogue. */
export class Refusal extends Error {
  readonly error: ErrorName;
  readonly refused: Refused;

  constructor(error: ErrorName, refused: Refused = {}) {
    super(refused.reason ?? error);
    this.name = "Refusal";
    this.error = error;
    this.refused = refused;
  }

  get code(): string {
    return errorCatalogue[this.error].code;
  }

  get status(): number {
    return errorCatalogue[this.error].status;
  }
}

/** Ends the operation with an error of the catalogue. */
export const refuse = (error: ErrorName, refused: Refused = {}): never => {
  throw new Refusal(error, refused);
};

/**
 * Refuses an edit of a record that has changed since the version it is based on; without one it goes ahead. Of several edits in
 * one call, `field` says where the refused one's version stands.
 */
export const requireVersion = <V extends number | string>(basedOn: V | undefined, current: V, field?: string): void => {
  if (basedOn === undefined || basedOn === current) return;
  refuse("changedMeanwhile", { version: current, ...(field && { fields: { [field]: "changedMeanwhile" } }) });
};
