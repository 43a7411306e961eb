import type { KoaContextWithOIDC } from "oidc-provider";

/** Where the OpenID endpoints are, below the issuer. */
export const paths = {
  authorization: "/openid/authorize",
  token: "/openid/token",
  userinfo: "/openid/userinfo",
  jwks: "/openid/jwks",
  introspection: "/openid/introspection",
  revocation: "/openid/revocation",
  end_session: "/openid/end-session",
  pushed_authorization_request: "/openid/request",
  device_authorization: "/openid/device",
  /** Short, since people type it; leads to the page in our sign-in area. */
  code_verification: "/device",
} as const;

/** How long things live, in seconds. */
export const lifetimes = {
  code: 60,
  accessToken: 15 * 60,
  /** Within which somebody must connect a device. */
  deviceCode: 10 * 60,
  idToken: 15 * 60,
  session: 12 * 60 * 60,
  /** Within which somebody signs in for a request that was pushed. */
  signIn: 30 * 60,
} as const;

/** How a code goes back to a client. */
export const responseModes = ["query"] as const;

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

/** What the library promises whatever it is set to. Answers go in the query alone, and no client may ask otherwise. */
export const correctDiscovery = async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  if (context.path.startsWith("/.well-known/") && context.status === 200)
    Object.assign(context.body as object, { response_modes_supported: responseModes });
};
