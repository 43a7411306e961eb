import { codeOf } from "@evolve/contracts/errors";
import type { KoaContextWithOIDC } from "oidc-provider";

/**
 * Words of our own for what is wrong with a code challenge, which the library has refused by then: the specification names
 * a code for `plain` and another for every other fault.
 */
export const tellFaultsOurWay = async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  const location = context.response.get("location");
  if (!location || !location.includes("invalid_request") || !URL.canParse(location)) return;
  const answer = new URL(location);
  const description = answer.searchParams.get("error_description") ?? "";
  if (answer.searchParams.get("error") !== "invalid_request" || !/PKCE|code_challenge/.test(description)) return;
  const isOtherMethod = description.includes("not supported value");
  answer.searchParams.set(
    "error_description",
    codeOf(isOtherMethod ? "codeChallengeMethodNotSupported" : "invalidLoginRequest"),
  );
  context.set("location", answer.href);
};
