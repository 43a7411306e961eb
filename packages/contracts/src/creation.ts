import type { Call } from "./call.ts";

/** Verbs of calls that, made twice, would make two things or send something twice. */
const creating =
  /^(add|broadcast|claim|create|export|import|invite|offer|propose|provision|publish|push|register|renew|replay|request|resend|revive|rotate|save|send|start|test)[A-Z]/;

/** Whether a call honours `Idempotency-Key`. */
export const isCreation = ({ access, method, name, upload }: Call): boolean =>
  access !== "public" && method !== "GET" && !upload && creating.test(name);
