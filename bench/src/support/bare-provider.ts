import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { type Adapter, type AdapterPayload, Provider } from "oidc-provider";
import pg from "pg";

/*
 * What the OpenID endpoints are held against: the library alone, on the same PostgreSQL, with the plainest store that works: one
 * table, one statement for each thing it asks. No tenants, no digests, no atomic consumption, no user behind a token.
 */

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: Number(process.env["POOL_SIZE"]) });
await pool.query("create table bare (id text primary key, payload jsonb not null)");

const adapterOf = (model: string): Adapter => {
  const key = (id: string): string => `${model}:${id}`;
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  return {
    upsert: async (id, payload) => {
      const statement = "insert into bare values ($1, $2) on conflict (id) do update set payload = excluded.payload";
      await pool.query(statement, [key(id), JSON.stringify(payload)]);
    },
    find: async (id) => {
      const { rows } = await pool.query<{ payload: AdapterPayload }>("select payload from bare where id = $1", [
        key(id),
      ]);
      return rows[0]?.payload;
    },
    consume: async (id) => {
      const statement =
        "update bare set payload = payload || jsonb_build_object('consumed', extract(epoch from now())) where id = $1";
      await pool.query(statement, [key(id)]);
    },
    destroy: async (id) => {
      await pool.query("delete from bare where id = $1", [key(id)]);
    },
    findByUid: nothing,
    findByUserCode: nothing,
    revokeByGrantId: nothing,
  };
};

const { privateKey } = await generateKeyPair("ES256", { extractable: true });
const redirectUri = process.env["REDIRECT_URI"] ?? "";
const clientId = process.env["CLIENT_ID"] ?? "";
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const provider = new Provider(url, {
  adapter: adapterOf,
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig", kid: "bare" }] },
  clients: [
    {
      client_id: clientId,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      id_token_signed_response_alg: "ES256",
    },
  ],
  enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  interactions: { url: () => "/interaction" },
  routes: { authorization: "/openid/authorize", token: "/openid/token" },
});

/** Sessions of people who have signed in and consented, one for each connection of the load. */
const cookies: string[] = [];
for (let index = 0; index < Number(process.env["SESSIONS"]); index += 1) {
  const grant = new provider.Grant({ accountId: `user-${index}`, clientId });
  grant.addOIDCScope("openid");
  const grantId = await grant.save();
  const session = new provider.Session();
  session.accountId = `user-${index}`;
  session.loginTs = Math.floor(Date.now() / 1000);
  session.authorizations = { [clientId]: { grantId, sid: `sid-${index}` } };
  await session.save(3_600);
  cookies.push(`_session=${session.jti}`);
}
const handle = provider.callback();
server.on("request", (request, response) => {
  if (request.url === "/cookies") response.end(JSON.stringify(cookies));
  else void handle(request, response);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
console.log(`ready ${url}`);
