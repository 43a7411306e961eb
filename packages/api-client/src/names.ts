import type { Calls, GeneralRefusal } from "./calls.ts";

export type CallName = keyof Calls;
/** `params` of the path, `query`, `headers`, and `body` or, for a file, `form`; those that the call takes. */
export type InputOf<N extends CallName> = Calls[N]["input"];
export type AnswerOf<N extends CallName> = Calls[N]["answer"];
export type RefusalOf<N extends CallName> = Calls[N]["refusals"] | GeneralRefusal;

/** The searches, which answer all their rows as a file too. */
export type SearchName = { [N in CallName]: Calls[N] extends { files: string } ? N : never }[CallName];
export type FileOf<N extends SearchName> = Calls[N]["files"];
