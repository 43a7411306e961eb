import { errors, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";
import type { Services } from "../../../core/services.ts";
import { acrRequestOf, acrValues, meets } from "./authentication-context.ts";

const { Check } = interactionPolicy;
const known: readonly string[] = acrValues;

/** Whether somebody has signed in since our page was asked for. */
const isAnswerToPage = (context: KoaContextWithOIDC): boolean => {
  const askedAt = Number(context.oidc.params?.["asked_at"] ?? NaN);
  return (context.oidc.session?.loginTs ?? 0) >= askedAt;
};

/**
 * When somebody must sign in or be asked. The library's policy, but for `acr`: who has not proved enough is asked to sign in once,
 * and then the client learns that it gets no more (OpenID Connect Unmet Authentication Requirements 1.0), or what was proved.
 */
export const createPolicy = ({ log }: Services): interactionPolicy.DefaultPolicy => {
  const policy = interactionPolicy.base();
  const login = policy.get("login");
  if (!login) throw new Error("the library has no login prompt");
  for (const name of ["essential_acr", "essential_acrs"]) login.checks.remove(name);
  login.checks.add(
    new Check("asked_at", "the session is older than the request for a sign-in", (context) => {
      const { params, session } = context.oidc;
      return params?.["asked_at"] !== undefined && session?.accountId !== undefined && !isAnswerToPage(context);
    }),
  );
  login.checks.add(
    new Check("acr", "the requested authentication was not met", (context) => {
      const { claims, params, session } = context.oidc;
      const wanted = acrRequestOf(claims.id_token);
      if (!wanted || !session?.accountId || meets(session.amr ?? [], wanted)) return Check.NO_NEED_TO_PROMPT;
      const isReachable = wanted.values.some((value) => known.includes(value));
      const wasAsked = params?.["asked_at"] !== undefined && isAnswerToPage(context);
      const mayAsk = wanted.isEssential || !context.oidc.prompts.has("none");
      if (isReachable && mayAsk && !wasAsked) return Check.REQUEST_PROMPT;
      if (!wanted.isEssential) return Check.NO_NEED_TO_PROMPT;
      log.info({ wanted: wanted.values }, "a client's requirements of authentication were not met");
      throw new errors.UnmetAuthenticationRequirements("none of the requested ACRs could be obtained");
    }),
  );
  return policy;
};
