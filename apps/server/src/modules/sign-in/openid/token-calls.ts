import { Provider } from "oidc-provider";
import type { Services } from "../../../core/services.ts";
import { DatabaseUnavailable } from "../../../database/index.ts";
import { type Answerable, answerUnavailable } from "./answer-unavailable.ts";
import { exchangeToken, type GrantRow, type NewToken, revokeGrantOfToken, type TokenRow } from "./repository.ts";
import { parseSessionKey } from "./token-id.ts";

/** What a call of the token endpoint spends. */
interface Spent {
  readonly tenantId: string;
  readonly idHash: Buffer;
  readonly isCode: boolean;
}

/** What a call has read and what it means to write. */
interface TokenCall {
  readonly grants: Map<string, GrantRow>;
  readonly tokens: NewToken[];
  spent?: Spent;
}

/**
 * The library asks its store for one thing after the other. Within one call a grant comes with its token, and what is spent and
 * given is written together when all of it is known: one statement to read, one to write, all of it or nothing.
 */
export interface TokenCalls {
  /** Keeps the grant that was read with a token. */
  remember(row: TokenRow): void;
  grantOf(id: string): GrantRow | undefined;
  /** The tenant of the code or token that was read; undefined when it has no grant yet. */
  tenantOfSource(): string | undefined;
  spend(spent: Spent): void;
  give(token: NewToken): void;
  /** Writes what the call spends and gives, and takes its answer back when a code was spent before. */
  writeTokens(context: Answerable, next: () => Promise<void>): Promise<void>;
}

export const createTokenCalls = ({ clock, database, log }: Services): TokenCalls => {
  const calls = new WeakMap<object, TokenCall>();
  const current = (): TokenCall => {
    const context = Provider.ctx;
    if (!context) throw new Error("tokens are given in the library's own requests alone");
    const known = calls.get(context) ?? { grants: new Map(), tokens: [] };
    calls.set(context, known);
    return known;
  };

  /** Of several that rotate one token at the same moment all get the same successor; a code is spent once. */
  const write = async (spent: Spent, tokens: readonly NewToken[]): Promise<boolean> => {
    const { tenantId, idHash, isCode } = spent;
    const now = clock.now();
    const isFirst = await database.writeTenant(tenantId, (tx) => exchangeToken(tx, spent, tokens, now));
    if (isFirst || !isCode) return true;
    await database.writeTenant(tenantId, (tx) => revokeGrantOfToken(tx, tenantId, idHash, now));
    return false;
  };

  return {
    remember: (row) => {
      current().grants.set(row.grantId, row);
    },
    grantOf: (id) => current().grants.get(id),
    tenantOfSource: () => {
      const [grantId] = current().grants.keys();
      return grantId === undefined ? undefined : parseSessionKey(grantId)?.tenantId;
    },
    spend: (spent) => {
      current().spent = spent;
    },
    give: (token) => {
      current().tokens.push(token);
    },
    writeTokens: async (context, next) => {
      await next();
      const { spent, tokens = [] } = calls.get(context) ?? {};
      if (!spent || tokens.length === 0 || context.status !== 200) return;
      const refuse = (status: number, error: string, error_description: string): void => {
        context.status = status;
        context.body = { error, error_description };
      };
      try {
        if (!(await write(spent, tokens))) refuse(400, "invalid_grant", "grant request is invalid");
      } catch (error) {
        log.error({ err: error }, "openid");
        if (error instanceof DatabaseUnavailable) answerUnavailable(context);
        else refuse(500, "server_error", "oops! something went wrong");
      }
    },
  };
};
