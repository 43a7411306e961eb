/** Parameters of an authorization request that the sign-in pages take (routes `login` and `authorize`). */
export const authorizationParameters = [
  "client_id",
  "redirect_uri",
  "response_type",
  "scope",
  "state",
  "nonce",
  "display",
  "prompt",
  "max_age",
  "login_hint",
  "id_token_hint",
  "ui_locales",
  "code_challenge",
  "code_challenge_method",
  "acr_values",
  "claims",
  "dpop_jkt",
  "request_uri",
  // Of the provider to itself: when it sent somebody to sign in.
  "asked_at",
] as const;
