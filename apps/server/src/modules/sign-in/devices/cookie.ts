import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { readServerCookie, serverCookie, serverCookieName } from "../../../http/server-cookie.ts";

const name = "known_device";
const purpose = "known device";
/** As long as a browser keeps a cookie at most; each sign-in renews it. */
const days = 400;

/** The id of the browser that asks, or null where it has none that this installation gave. */
export const deviceIdOf = ({ config, secrets }: Services, http: FastifyRequest): string | null => {
  const sealed = readServerCookie(config, http, name);
  if (!sealed) return null;
  try {
    return secrets.open(sealed, purpose);
  } catch {
    return null;
  }
};

export const setDeviceCookie = ({ config, secrets }: Services, reply: FastifyReply, deviceId: string): void => {
  const options = { ...serverCookie(config), maxAge: days * 24 * 60 * 60 };
  void reply.setCookie(serverCookieName(config, name), secrets.seal(deviceId, purpose), options);
};
