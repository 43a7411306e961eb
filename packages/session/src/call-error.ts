import { codeOf } from "@evolve/contracts/errors";
import { isRecord, type JsonRecord } from "./json.ts";

/** The server could not be reached at all. */
export const networkCode = "NETWORK";

export interface Failure {
  /** A code of the error catalogue, or NETWORK. The words are `words.error(code)`. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** What the server adds for the user: an email address to write to, or a reason. Empty when it gave none. */
  readonly details?: string;
  /** Keys of the validation catalogue by the body's fields, where single values were refused. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What an operator finds the request by in the log. */
  readonly requestId?: string;
}

/** The one error that a call rejects with, except the caller's own abort. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: string;
  readonly status: number;
  readonly details: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;

  constructor({ code, status, details = "", fields = {}, requestId = "" }: Failure, options?: ErrorOptions) {
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.details = details;
    this.fields = fields;
    this.requestId = requestId;
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError;

/** The code of whatever a call or a query failed with, for `words.error`. What is no answer of the server is a defect of ours. */
export const failureCode = (error: unknown): string => (isCallError(error) ? error.code : codeOf("unexpected"));

const sessionRefusals: readonly string[] = [codeOf("tokenExpired"), codeOf("signedOut"), codeOf("tokenInvalid")];

/** The server refused the session itself, not what was asked in it. */
export const isSessionRefusal = (error: unknown): error is CallError =>
  isCallError(error) && sessionRefusals.includes(error.code);

const codesByStatus: Readonly<Record<number, string>> = {
  404: codeOf("notFound"),
  413: codeOf("bodyTooLarge"),
  503: codeOf("throttled"),
  504: codeOf("timeout"),
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const fieldsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([field, key]) => [field, textOf(key)]));

/** The error of an answer that is not 2xx. A body that is not ours (a proxy's page, say) is judged by the status alone. */
export const errorOf = (response: Response, body: JsonRecord = {}): CallError =>
  new CallError({
    code: textOf(body["errorCode"]) || (codesByStatus[response.status] ?? codeOf("unexpected")),
    status: response.status,
    details: textOf(body["details"]),
    fields: fieldsOf(body["fields"]),
    requestId: textOf(body["requestId"]),
  });
