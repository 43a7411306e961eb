/** Where the OpenID endpoints are, below the issuer. */
export const paths = {
  authorization: "/openid/authorize",
  token: "/openid/token",
  userinfo: "/openid/userinfo",
  jwks: "/openid/jwks",
  introspection: "/openid/introspection",
  revocation: "/openid/revocation",
  end_session: "/openid/end-session",
} as const;

/** How long things live, in seconds. */
export const lifetimes = { code: 60, accessToken: 15 * 60, idToken: 15 * 60, session: 12 * 60 * 60 } as const;

/** What discovery says beside what the library knows itself. */
export const addresses = (issuer: string): Record<string, unknown> => ({
  end_session_endpoint: issuer + paths.end_session,
  frontchannel_logout_supported: true,
  frontchannel_logout_session_supported: true,
  backchannel_logout_supported: true,
  backchannel_logout_session_supported: true,
  prompt_values_supported: ["none", "login", "consent"],
  ui_locales_supported: ["en", "ru", "es", "zh"],
});
