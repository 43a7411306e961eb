import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError, readConfig } from "./index.ts";

const faultsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
};

test("Without any variables every setting has its documented default", () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: "127.0.0.1",
    publicUrl: "http://localhost:8080",
    dataDir: resolve(".data"),
    databaseUrl: null,
    connections: { tenant: 16, system: 8, queue: 5 },
    redisUrl: null,
    smtpUrl: null,
    demo: true,
    allowedDomains: ["localhost"],
    area: "na1",
    logLevel: "info",
    secretKey: null,
    trustProxy: [],
  });
});

test("Operators set the pool sizes, within limits", () => {
  const sizes = { DATABASE_TENANT_CONNECTIONS: "30", DATABASE_SYSTEM_CONNECTIONS: "4" };
  expect(readConfig(sizes).connections).toEqual({ tenant: 30, system: 4, queue: 5 });
  for (const size of ["0", "1001", "many"])
    expect(faultsOf({ DATABASE_TENANT_CONNECTIONS: size })).toContain("DATABASE_TENANT_CONNECTIONS");
});

test("Blank variables count as unset", () => {
  const blank = { PORT: "", HOST: " ", DATA_DIR: "", DATABASE_URL: "", ALLOWED_DOMAINS: "  ", DEMO: "" };
  expect(readConfig(blank)).toEqual(readConfig({}));
});

test.each([
  [{}, true],
  [{ DATABASE_URL: "postgres://db.test/evolve" }, false],
  [{ DATABASE_URL: "postgresql://db.test/evolve", DEMO: "1" }, true],
  [{ DEMO: "0" }, false],
  [{ DEMO: "false" }, false],
])("The demo with %j: %s", (environment, demo) => {
  expect(readConfig(environment).demo).toBe(demo);
});

test("The public address follows the port unless it is set, and has no trailing slash", () => {
  expect(readConfig({ PORT: "9000" }).publicUrl).toBe("http://localhost:9000");
  expect(readConfig({ PUBLIC_URL: "https://suite.test/" }).publicUrl).toBe("https://suite.test");
  expect(readConfig({ PORT: "0" }).publicUrl).toBeNull();
});

test("Lists, such as allowed hosts, are split at commas and blanks [LOGIN-044]", () => {
  const { allowedDomains, trustProxy } = readConfig({
    ALLOWED_DOMAINS: "localhost, suite.test  other.test,",
    TRUST_PROXY: "10.0.0.0/8,127.0.0.1",
  });
  expect(allowedDomains).toEqual(["localhost", "suite.test", "other.test"]);
  expect(trustProxy).toEqual(["10.0.0.0/8", "127.0.0.1"]);
});

test.each([
  ["PORT", "abc"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "-1"],
  ["PUBLIC_URL", "localhost:8080"],
  ["PUBLIC_URL", "ftp://suite.test"],
  ["DATABASE_URL", "mysql://db.test/evolve"],
  ["DATABASE_URL", "db.test"],
  ["REDIS_URL", "http://cache.test"],
  ["SMTP_URL", "mail.test:25"],
  ["DEMO", "maybe"],
  ["AREA", "NA1"],
  ["LOG_LEVEL", "loud"],
  ["SECRET_KEY", "short"],
  ["SUPPORT_EMAIL", "nobody"],
  ["FIRST_ADMINISTRATOR", "nobody"],
  ["OUTGOING_NETWORKS", "10.0.0.0"],
])("%s=%s is refused and named", (name, value) => {
  expect(faultsOf({ [name]: value })).toMatch(new RegExp(`^the environment is not usable: ${name}: .+`));
});

test("All faults are reported together, in one line that shows no secret", () => {
  const message = faultsOf({
    PORT: "abc",
    DATABASE_URL: "mysql://admin:hunter2@db.test",
    LOG_LEVEL: "loud",
    SECRET_KEY: "c2hvcnQ=",
  });
  for (const name of ["PORT", "DATABASE_URL", "LOG_LEVEL", "SECRET_KEY"]) expect(message).toContain(`${name}: `);
  expect(message).not.toMatch(/\n|hunter2|c2hvcnQ/);
});
