import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { endOpenidSession } from "@evolve/contracts/openid";
import { anonymous } from "@evolve/testkit/client";
import { startOpenServer } from "@evolve/testkit/openid";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoPassword } from "./tenants.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { DEMO: "1" } });
});
afterAll(() => server.close());

const attendant = { host: "attendant.localhost:8080", origin: "http://localhost:8080" };
const exists = (headers: Record<string, string>) =>
  server.app.inject({ method: "GET", url: "/api/v1/users/exists?agentId=a&businessUnitId=b", headers });
const tokenOf = async (userName: string): Promise<string> => {
  const stranger = anonymous(server);
  const { body } = await stranger.call(login, { body: { userName, password: demoPassword } });
  return (await stranger.call(exchangeToken, { body: { accessToken: body.id_token } })).body.accessToken;
};

test("The auto-attendant's host tells who is a user of it, to allowed origins [APPS-033]", async () => {
  for (const [userName, isUser] of [
    ["agent@acme.test", true],
    ["evaluator@acme.test", false],
  ] as const) {
    const answer = await exists({ ...attendant, authorization: `Bearer ${await tokenOf(userName)}` });
    expect(answer.json()).toEqual({ exists: isUser });
    expect(answer.headers["access-control-allow-origin"]).toBe("http://localhost:8080");
  }
  expect((await exists(attendant)).statusCode).toBe(401);
  const elsewhere = await exists({ ...attendant, origin: "http://evil.test" });
  expect(elsewhere.headers["access-control-allow-origin"]).toBeUndefined();
});

test("Launched apps have hosts of their own; the suite's has none of them, nor has an installation that is no demo", async () => {
  const launch = (host: string) => server.app.inject({ url: "/launch/agent", headers: { host, accept: "text/html" } });
  const page = await launch("agent.localhost:8080");
  expect(page.statusCode).toBe(200);
  expect(page.headers["cross-origin-opener-policy"]).toBeUndefined();
  for (const host of ["localhost:8080", "agent.localhost.evil.test", "evil.agent.localhost"])
    expect((await launch(host)).statusCode, host).not.toBe(200);
});

test.each(["help", "studio-help", "analytics-help", "community", "downloads"])(
  "The demo has a page for %s, and quotes its topic as text",
  async (place) => {
    const headers = { accept: "text/html", "accept-language": "es" };
    expect((await server.app.inject({ url: `/demo/${place}/`, headers })).body).toContain('lang="es"');
    const { body } = await server.app.inject({ url: `/demo/${place}/${encodeURIComponent("<b>x")}`, headers });
    expect(body).toContain("&lt;b&gt;x");
    expect(body).not.toContain("<b>x");
  },
);

describe("Digital engagement that is opened with an issuer", () => {
  let open: Awaited<ReturnType<typeof startOpenServer>>;
  beforeAll(async () => {
    open = await startOpenServer({ DEMO: "1" });
  });
  afterAll(() => open.close());

  const at = (path: string, headers: Record<string, string> = {}) => {
    const { port } = new URL(open.issuer);
    return open.app.inject({
      url: path,
      headers: { host: `digital.localhost:${port}`, accept: "text/html", ...headers },
    });
  };
  /** Opens it, and signs in as the sign-in page does; answers the address to which that leads, and the app's cookie. */
  const signedIn = async () => {
    const asked = await at(`/launch/digital?iss=${encodeURIComponent(open.issuer)}`);
    expect(asked.statusCode).toBe(302);
    const parameters = Object.fromEntries(new URL(String(asked.headers.location)).searchParams);
    const [cookie = ""] = String(asked.headers["set-cookie"]).split(";");
    const user = { userName: "admin@acme.test", password: demoPassword };
    const { body, response } = await anonymous(open).call(login, { body: { ...user, ...parameters } });
    const [session = ""] = String(response.headers["set-cookie"]).split(";");
    const answer = new URLSearchParams({ code: body.code ?? "", state: parameters["state"] ?? "" });
    return { answer, cookie, session };
  };
  const from = ({ answer, cookie }: Omit<Awaited<ReturnType<typeof signedIn>>, "session">, iss: string | null) =>
    at(
      `/launch/digital?${new URLSearchParams({ ...Object.fromEntries(answer), ...(iss !== null && { iss }) }).toString()}`,
      {
        cookie,
      },
    );

  test("signs in by a code of that issuer, for the browser that asked, and once", async () => {
    const begun = await signedIn();
    const { statusCode, body } = await from(begun, open.issuer);
    expect(statusCode).toBe(200);
    expect(body).toContain("Connected to the suite");
    expect(body).toContain("Acme Admin");
    expect((await from(begun, open.issuer)).statusCode).toBe(400);
    expect((await from({ ...(await signedIn()), cookie: "" }, open.issuer)).statusCode).toBe(400);
  });

  test("is told by the back channel when the session ends, and by nobody else [LOGOUT-001]", async () => {
    const begun = await signedIn();
    const { body } = await from(begun, open.issuer);
    const [, address = ""] = /fetch\("([^"]+)"\)/.exec(body) ?? [];
    const isEnded = async () => (await at(address)).json<{ isEnded: boolean }>().isEnded;
    expect(await isEnded()).toBe(false);
    const { port } = new URL(open.issuer);
    const forged = await open.app.inject({
      method: "POST",
      url: "/launch/digital/backchannel_logout",
      headers: { host: `digital.localhost:${port}`, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ logout_token: "e30.e30.e30" }).toString(),
    });
    expect(forged.statusCode).toBe(400);
    await anonymous(open).send(endOpenidSession, { headers: { cookie: begun.session }, body: { confirmed: true } });
    await vi.waitFor(async () => expect(await isEnded()).toBe(true), { timeout: 30_000, interval: 200 });
  });

  test("takes no code that comes from another issuer, or does not say from whom (RFC 9207), and asks no other for one", async () => {
    for (const iss of ["https://evil.test", `${open.issuer}/`, null]) {
      const { statusCode, body } = await from(await signedIn(), iss);
      expect(statusCode, String(iss)).toBe(400);
      expect(body).not.toContain("Connected");
      expect(body).toContain("not from the suite");
    }
    expect((await at("/launch/digital?iss=https%3A%2F%2Fevil.test")).statusCode).toBe(400);
    expect((await at("/launch/digital?error=access_denied")).statusCode).toBe(400);
  });
});
