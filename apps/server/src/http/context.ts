import type { Logger } from "pino";
import type { Bus } from "../bus/index.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/index.ts";
import type { Database } from "../database/index.ts";
import type { SessionEnds } from "../modules/sessions/index.ts";
import type { Passwords } from "../security/passwords.ts";
import type { Secrets } from "../security/secrets.ts";
import type { SigningKeys } from "../security/signing-keys/index.ts";
import type { Tokens } from "../security/tokens.ts";
import type { RateLimiter } from "./limits.ts";

/** What every operation may use. Made once, by the composition root. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly bus: Bus;
  readonly secrets: Secrets;
  readonly keys: SigningKeys;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly sessionEnds: SessionEnds;
  readonly log: Logger;
}

/** The signed-in user behind a request. */
export interface Actor {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** When they last proved who they are: at sign-in, or by a step-up since. */
  readonly authenticatedAt: Date;
  /** In lower case, as `permissionSet` makes it. */
  readonly permissions: ReadonlySet<string>;
}
