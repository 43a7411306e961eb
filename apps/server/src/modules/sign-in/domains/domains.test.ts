import { prelogin } from "@evolve/contracts/authentication";
import { claimDomain, listDomains, removeDomain, verifyDomain } from "@evolve/contracts/domains";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { type DnsServer, startDnsServer } from "@evolve/testkit/dns-server";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let dns: DnsServer;
let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let rival: TestClient;
let domain: string;
let domains = 0;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startTestServer({ environment: { DNS_SERVERS: dns.address } });
});
afterAll(async () => {
  await server.close();
  await dns.close();
});
beforeEach(async () => {
  domains += 1;
  domain = `mail${domains}.example.test`;
  tenant = await buildTenant(server.services, { domains: [] });
  administrator = await signIn(server, await buildUser(server.services, tenant));
  const elsewhere = await buildTenant(server.services, { domains: [] });
  rival = await signIn(server, await buildUser(server.services, elsewhere));
});

const claim = async (client: TestClient, name = domain) =>
  (await client.call(claimDomain, { body: { domain: name } })).body.domain;
const verify = (client: TestClient, domainId: string) => client.call(verifyDomain, { params: { domainId }, body: {} });
const tenantOf = async (userName: string): Promise<string> =>
  (await anonymous(server).call(prelogin, { body: { userName } })).body.tenantId;

test("A domain is the tenant's once its record is in DNS, and decides the tenant of unknown names from then on [SEC-08]", async () => {
  const claimed = await claim(administrator, ` ${domain.toUpperCase()} `);
  expect(claimed).toMatchObject({ domain, verifiedAt: null, record: { name: `_evolve-verification.${domain}` } });
  expect(await claim(administrator)).toEqual(claimed);
  expect(await verify(administrator, claimed.id)).toMatchObject({
    status: 409,
    errorCode: "DOMAIN_NOT_VERIFIED",
    body: { details: claimed.record.name },
  });
  expect((await administrator.call(listDomains, {})).body.domains).toMatchObject([
    { verifiedAt: null, failedAt: expect.stringMatching(/^\d{4}-.+Z$/) },
  ]);
  dns.records.set(claimed.record.name, ["v=spf1 -all", "evolve-domain-verification=another"]);
  expect((await verify(administrator, claimed.id)).errorCode).toBe("DOMAIN_NOT_VERIFIED");
  expect(await tenantOf(`nobody@${domain}`)).not.toBe(tenant.id);

  dns.records.set(claimed.record.name, ["v=spf1 -all", claimed.record.value]);
  const verified = await verify(administrator, claimed.id);
  expect(verified.body).toMatchObject({
    domain: { domain, verifiedAt: expect.stringMatching(/^\d{4}-.+Z$/), failedAt: null },
  });
  expect((await administrator.call(listDomains, {})).body.domains).toEqual([verified.body.domain]);
  expect(await tenantOf(`nobody@${domain}`)).toBe(tenant.id);
  expect(await tenantOf(`nobody@sub.${domain}`)).not.toBe(tenant.id);

  expect((await administrator.call(removeDomain, { params: { domainId: claimed.id } })).status).toBe(200);
  expect(await tenantOf(`nobody@${domain}`)).not.toBe(tenant.id);
  expect((await administrator.call(listDomains, {})).body.domains).toEqual([]);
});

test("A domain is one tenant's: the record of another proves nothing, and a second one has to wait until it is given up", async () => {
  const [ours, theirs] = [await claim(administrator), await claim(rival)];
  expect(ours.record.value).not.toBe(theirs.record.value);
  dns.records.set(ours.record.name, [ours.record.value]);
  expect((await verify(rival, theirs.id)).errorCode).toBe("DOMAIN_NOT_VERIFIED");
  dns.records.set(ours.record.name, [ours.record.value, theirs.record.value]);
  expect((await verify(administrator, ours.id)).status).toBe(200);
  expect((await verify(rival, theirs.id)).errorCode).toBe("DOMAIN_TAKEN");
  expect((await verify(rival, ours.id)).errorCode).toBe("NOT_FOUND");
  expect((await rival.call(removeDomain, { params: { domainId: ours.id } })).errorCode).toBe("NOT_FOUND");
  await administrator.call(removeDomain, { params: { domainId: ours.id } });
  expect((await verify(rival, theirs.id)).status).toBe(200);
});

test("Claiming, verifying and removing a domain need a step-up, and are in the audit trail [SEC-23]", async () => {
  const { id, record } = await claim(administrator);
  dns.records.set(record.name, [record.value]);
  await verify(administrator, id);
  await administrator.call(removeDomain, { params: { domainId: id } });
  const rows = await server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "details"])
    .where("tenant_id", "=", tenant.id)
    .where("action", "like", "domain.%")
    .orderBy("id")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(["domain.claimed", "domain.verified", "domain.removed"]);
  expect(rows.every(({ details }) => details["domain"] === domain)).toBe(true);
  server.clock.advance(6 * 60);
  const params = { domainId: id };
  for (const refused of [
    await administrator.call(claimDomain, { body: { domain } }),
    await administrator.call(verifyDomain, { params, body: {} }),
    await administrator.call(removeDomain, { params }),
  ])
    expect(refused).toMatchObject({ status: 403, errorCode: "STEP_UP_REQUIRED" });
});

test("What is no mail domain is refused, and so are more than fifty", async () => {
  for (const odd of ["", "test", "a b.test", "-a.test", "a..test", "ſ.test", `${"a".repeat(64)}.test`])
    expect((await administrator.call(claimDomain, { body: { domain: odd } })).status).toBe(400);
  for (let made = 0; made < 50; made += 1) await claim(administrator, `d${made}.${domain}`);
  expect(await administrator.call(claimDomain, { body: { domain } })).toMatchObject({
    status: 409,
    errorCode: "TOO_MANY_DOMAINS",
  });
  expect((await administrator.call(listDomains, {})).body.domains).toHaveLength(50);
});
