/** The request as the calls take it. */
export const authorizationBody = (request: URLSearchParams) => {
  const value = (name: string): string | undefined => request.get(name) ?? undefined;
  return {
    client_id: value("client_id") ?? "",
    redirect_uri: value("redirect_uri"),
    response_type: value("response_type"),
    scope: value("scope"),
    state: value("state"),
    nonce: value("nonce"),
    code_challenge: value("code_challenge"),
    code_challenge_method: value("code_challenge_method"),
    acr_values: value("acr_values"),
    claims: value("claims"),
    dpop_jkt: value("dpop_jkt"),
    request_uri: value("request_uri"),
  };
};
