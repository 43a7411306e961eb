import type { FastifyReply, FastifyRequest } from "fastify";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { rememberDevice, setDeviceCookie } from "../devices/index.ts";
import { type AuthenticationMethod, type OpenedSession, openSession, setSessionCookie } from "../sessions/index.ts";
import { readClaims } from "../../directory/users/index.ts";
import { markSignedIn, type SignInPerson } from "./repository.ts";

/** What is wrong with an account, told only to a caller who has proven that it is theirs. */
export const refuseUnfit = ({ config }: Services, person: SignInPerson, way: "password" | "passkey" | "saml"): void => {
  if (person.tenantStatus === "INACTIVE") refuse("tenantInactive");
  if (person.tenantStatus === "SUSPENDED")
    refuse("tenantNotAvailable", { details: person.supportEmail ?? config.supportEmail });
  if (person.lockedDown) refuse("accountLockdown");
  if (person.saml && way !== "saml") refuse("samlUser");
  if (person.status !== "ACTIVE") refuse("unauthorizedEmployee");
};

export interface OpenedSignIn {
  session: OpenedSession;
  /** Who signed in, when and how. */
  proven: { tenantId: string; userId: string; authenticatedAt: Date; methods: readonly AuthenticationMethod[] };
  /** Good once, at the exchange of tokens. */
  idToken: string;
  /** Of the browser, which is a known one from now on. */
  deviceId: string;
}

/** The one way in, whatever proved who it is: a session, the mark on the user, the trace, the sign-in token. */
export const openSignIn = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, userId }: Pick<SignInPerson, "tenantId" | "userId">,
  http: FastifyRequest,
  methods: readonly AuthenticationMethod[],
): Promise<OpenedSignIn> => {
  const now = services.clock.now();
  const from = {
    userAgent: http.headers["user-agent"] ?? "",
    address: http.ip,
    methods,
    language: languageOfRequest(http),
  };
  const session = openSession(services, tx, { tenantId, userId }, from);
  const details = { methods: methods.join(" ") };
  const [deviceId, claims] = await Promise.all([
    rememberDevice(services, tx, { tenantId, userId }, http),
    readClaims(tx, tenantId, userId, session.id),
    session.stored,
    markSignedIn(tx, tenantId, userId, now),
    recordEvent(tx, { tenantId, at: now, action: "session.signed-in", actorId: userId, targetId: session.id, details }),
  ]);
  const { token } = await services.tokens.issue("sign-in", claims);
  return { session, idToken: token, deviceId, proven: { tenantId, userId, authenticatedAt: now, methods } };
};

/** What follows a sign-in whose transaction has committed: the browser's cookies, and the mails that it may have caused. */
export const finishSignIn = async (services: Services, reply: FastifyReply, opened: OpenedSignIn): Promise<void> => {
  setSessionCookie(services.config, reply, opened.session.cookieSecret);
  setDeviceCookie(services, reply, opened.deviceId);
};
