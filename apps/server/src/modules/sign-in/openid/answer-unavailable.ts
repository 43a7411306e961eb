/** What is needed of the library's context to answer in its place. */
export interface Answerable {
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/** Answers 503 while the database cannot be used, in OAuth's words (RFC 6749, 4.1.2.1) rather than as a fault of ours. */
export const answerUnavailable = (context: Answerable): void => {
  context.status = 503;
  context.set("retry-after", "2");
  context.body = { error: "temporarily_unavailable", error_description: "the server cannot answer right now" };
};
