import { type LookupAddress, lookup as lookupCallback } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import ipaddr from "ipaddr.js";
import type { Config } from "../config/index.ts";

type Networks = Pick<Config, "outgoingNetworks">;

export interface OutgoingRequest {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole exchange, name resolution included; default 5 s. */
  readonly timeoutMs?: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** At most 64 KiB. */
  readonly body: string;
}

/** The address, or where its name leads, is not one that a tenant may have us call. */
export class RefusedAddress extends Error {
  override readonly name = "RefusedAddress";
}

const defaultTimeoutMs = 5_000;
const bodyAtMost = 64 * 1_024;
/** Names below `localhost` are this machine (RFC 6761, 6.3), also where the system asks a name server, which has none of them. */
const resolveAll = (hostname: string): Promise<LookupAddress[]> =>
  hostname.endsWith(".localhost")
    ? Promise.resolve([{ address: "127.0.0.1", family: 4 }])
    : promisify(lookupCallback)(hostname, { all: true });

/**
 * Sends a request to an address that a tenant chose (a back-channel logout, a webhook), which must not become a way into the
 * network of this installation. Only global unicast addresses are called, by https on port 443 or above 1023; inside
 * OUTGOING_NETWORKS also by http and on any port. The address that was checked is the one connected to, so a name that resolves
 * differently the next time gains nothing. Redirects are not followed: their status is the answer.
 *
 * Throws RefusedAddress, and whatever a connection may throw (refused, timed out, wrong certificate). Every caller retries or
 * records these. `isOutgoingAddress` tells at registration what can be told without resolving the name.
 */
export const sendOutgoing = async (
  networks: Networks,
  address: string,
  { method = "POST", headers = {}, body = "", timeoutMs = defaultTimeoutMs }: OutgoingRequest,
  resolve = resolveAll,
): Promise<OutgoingAnswer> => {
  if (!isOutgoingAddress(networks, address)) throw new RefusedAddress(`${address} may not be called`);
  const url = new URL(address);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((settle, fail) => {
    const request = send(url, {
      method,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(networks, url, resolve),
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.once("error", fail);
    request.once("response", (answer) => {
      let received = 0;
      answer.on("data", (chunk: Buffer) => {
        received += chunk.length;
        if (received > bodyAtMost) answer.destroy(new Error(`an answer of more than ${bodyAtMost} bytes`));
      });
      text(answer).then((answered) => {
        settle({ status: answer.statusCode ?? 0, body: answered });
      }, fail);
    });
    request.end(body);
  });
};

/** Whether an address may be stored as one to call. A name is resolved, and its addresses are checked, only when it is called. */
export const isOutgoingAddress = (networks: Networks, address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || !["https:", "http:"].includes(url.protocol)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return mayCall(networks, url, host);
  // A name of this machine needs no name server (RFC 6761, 6.3); http is for names in listed networks.
  if (host === "localhost" || host.endsWith(".localhost")) return mayCall(networks, url, "127.0.0.1");
  return isForEverybody(url) || networks.outgoingNetworks.length > 0;
};

const isForEverybody = ({ protocol, port }: URL): boolean =>
  protocol === "https:" && (port === "" || port === "443" || Number(port) > 1_023);

const mayCall = ({ outgoingNetworks }: Networks, url: URL, ip: string): boolean => {
  // `process` turns an IPv4-mapped IPv6 address into the IPv4 address that it reaches.
  const parsed = ipaddr.process(ip);
  const isListed = outgoingNetworks.some((network) => {
    const [base, length] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match(base, length);
  });
  return isListed || (isGlobal(parsed) && isForEverybody(url));
};

// Of IPv6 only 2000::/3 is given out (RFC 4291, 2.4); special networks lie in it as well.
const isGlobal = (ip: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ip.range() === "unicast" && (ip instanceof ipaddr.IPv4 || ip.match(ipaddr.IPv6.parseCIDR("2000::/3")));

/** Resolves once and hands on only what was checked. One address that is refused makes the name suspect, so all are. */
const checkedLookup =
  (networks: Networks, url: URL, resolve: typeof resolveAll): LookupFunction =>
  (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        const refused = found.find(({ address }) => !mayCall(networks, url, address));
        if (refused || !first) {
          const reason = refused
            ? `${hostname} is at ${refused.address}, which may not be called`
            : `${hostname} has no address`;
          done(new RefusedAddress(reason), []);
        } else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => {
        done(error, []);
      },
    );
  };
