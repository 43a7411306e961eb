import { errorCatalogue, type ErrorName } from "@evolve/contracts/errors";

interface Refused {
  /** What may be shown beside the code's words: the support address, say. */
  readonly details?: string;
  /** For the log alone. */
  readonly reason?: string;
  readonly retryAfterSeconds?: number;
  /** Faults by field, for forms. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A request that is refused with an error of the catalogue. */
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
