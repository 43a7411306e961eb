import { authorizationParameters } from "@evolve/contracts/authorization-parameters";

/**
 * The page on which somebody signs in, or consents, for a client. `interaction` tells it that the provider has looked at the
 * request already and wants an answer, whoever is signed in.
 */
export const loginAddress = (issuer: string, prompt: string, parameters: object): string => {
  const given = parameters as Readonly<Record<string, unknown>>;
  const query = new URLSearchParams({ interaction: prompt });
  for (const name of authorizationParameters) if (typeof given[name] === "string") query.set(name, given[name]);
  return `${issuer}/login/?${query.toString()}#${prompt === "consent" ? "/consent" : "/"}`;
};
