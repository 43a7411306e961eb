import type { CallName, RefusalOf } from "./names.ts";

/** The body of a refusal, as far as it could be read. */
interface RefusalBody {
  readonly errorCode?: string;
  readonly details?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

/** What a call rejects with when the server answered, but not with success. */
export class Refused<Code extends string = string> extends Error {
  override readonly name = "Refused";
  readonly call: CallName;
  readonly status: number;
  /** Empty where something before the server answered, as a proxy. */
  readonly errorCode: Code | "";
  /** What the server adds for people, or empty. */
  readonly details: string;
  /** What is wrong with single values of the request. */
  readonly fields: Readonly<Record<string, string>>;
  /** What an operator finds the request by in the log. */
  readonly requestId: string;
  /** From when the same request may succeed, where the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(call: CallName, { status, headers }: Response, body: RefusalBody) {
    super(`${call} was refused: ${status} ${body.errorCode ?? ""}`.trimEnd());
    this.call = call;
    this.status = status;
    this.errorCode = (body.errorCode ?? "") as Code | "";
    this.details = body.details ?? "";
    this.fields = body.fields ?? {};
    this.requestId = body.requestId ?? "";
    const retryAfter = headers.get("retry-after");
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }
}

/** Whether a call was refused; its `errorCode` is then one of those that the call's contract names. */
export const isRefusalOf = <N extends CallName>(call: N, error: unknown): error is Refused<RefusalOf<N>> =>
  error instanceof Refused && error.call === call;

/** The error of an answer that is not 2xx. */
export const refusedWith = async (call: CallName, response: Response): Promise<Refused> => {
  const body: unknown = await response.json().catch(() => null);
  return new Refused(call, response, typeof body === "object" && body !== null ? body : {});
};
