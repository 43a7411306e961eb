import { codeOf } from "@evolve/contracts/errors";
import type { KoaContextWithOIDC } from "oidc-provider";
import { challengeFault } from "./authorization-request.ts";

/**
 * Words of our own for what is wrong with a code challenge, which the library has refused by then: the specification names
 * a code for `plain` and another for every other fault.
 */
export const tellFaultsOurWay = async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  const location = context.response.get("location");
  if (!location || !location.includes("invalid_request") || !URL.canParse(location)) return;
  const answer = new URL(location);
  if (answer.searchParams.get("error") !== "invalid_request") return;
  const fault = faultOf(context);
  if (fault === null) return;
  answer.searchParams.set("error_description", codeOf(fault));
  context.set("location", answer.href);
};

/** Read from the request itself; a public client must send a challenge. */
const faultOf = ({ oidc }: KoaContextWithOIDC): ReturnType<typeof challengeFault> => {
  const textOf = (name: string): string | undefined => {
    const value = oidc.params?.[name];
    return typeof value === "string" ? value : undefined;
  };
  const code_challenge = textOf("code_challenge");
  const fault = challengeFault({ code_challenge, code_challenge_method: textOf("code_challenge_method") });
  const isMissing = code_challenge === undefined && oidc.client?.clientAuthMethod === "none";
  return fault ?? (isMissing ? "invalidLoginRequest" : null);
};
