import type { IncomingMessage } from "node:http";
import { errors, Provider } from "oidc-provider";
import type { Services } from "../../../core/services.ts";
import { Refusal } from "../../../core/refusal.ts";

/** Bounds the guesses at clients' secrets. */
export interface ClientProof {
  /** Remembers the address that a request is counted by. */
  countBy(request: IncomingMessage, address: string): void;
  /** Refuses to compare a secret for an address that has failed too often. A client without a secret proves nothing and waits for nobody. */
  admit(): Promise<void>;
}

export const createClientProof = ({ limiter }: Services): ClientProof => {
  const addresses = new WeakMap<IncomingMessage, string>();
  return {
    countBy: (request, address) => {
      addresses.set(request, address);
    },
    admit: async () => {
      const context = Provider.ctx;
      const address = context && addresses.get(context.req);
      if (!address) throw new Error("a secret is compared in a request alone");
      try {
        await limiter.admit(address, "clients");
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        context.set("retry-after", String(Math.max(1, Math.ceil(error.refused.retryAfterSeconds ?? 1))));
        const refused = new errors.TemporarilyUnavailable("too many failures from this address");
        throw Object.assign(refused, { status: 503, statusCode: 503 });
      }
    },
  };
};
