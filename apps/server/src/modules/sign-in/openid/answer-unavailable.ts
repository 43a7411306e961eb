import type { KoaContextWithOIDC } from "oidc-provider";

/** Answers 503 while the database cannot be used, in OAuth's words (RFC 6749, 4.1.2.1) rather than as a fault of ours. */
export const answerUnavailable = (context: KoaContextWithOIDC): void => {
  context.status = 503;
  context.set("retry-after", "2");
  context.body = { error: "temporarily_unavailable", error_description: "the server cannot answer right now" };
};
