import pg from "pg";

/** The database is unavailable: gone, starting, not answering, or out of space. A caller answers 503. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** Temporary conditions, not caused by the statement: connection, resources, operator intervention, system error. */
const passingClasses = new Set(["08", "53", "57", "58"]);
/** PostgreSQL ended a transaction that was idle or took too long. */
const passingCodes = new Set(["25P03", "25P04"]);

const reasons: Readonly<Record<string, string>> = {
  "53100": "the database's disk is full",
  "53300": "the database has no connection left (max_connections)",
  "57014": "the statement took longer than its time limit",
  "57P03": "the database is starting or stopping",
};

const reasonOf = (cause: unknown): string => {
  const { code = "", message, errors } = cause as { code?: string; message?: string; errors?: Error[] };
  // A host with several addresses fails with an AggregateError, which has no message of its own.
  const said = [message, errors?.[0]?.message].find(Boolean) ?? String(cause);
  return `${reasons[code] ?? "the database is unavailable"}: ${said}`;
};

/**
 * The error to throw for a failed statement: `DatabaseUnavailable` where PostgreSQL reports that it cannot work now, or
 * where the connection is lost; else the error itself.
 */
export const asUnavailable = (error: unknown, connectionIsLost: boolean): unknown => {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof pg.DatabaseError)) return connectionIsLost ? new DatabaseUnavailable(error) : error;
  const { code = "" } = error;
  return passingClasses.has(code.slice(0, 2)) || passingCodes.has(code) ? new DatabaseUnavailable(error) : error;
};
