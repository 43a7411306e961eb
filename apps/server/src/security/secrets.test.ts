import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSecrets, digestOf, loadSecrets, randomSecret } from "./secrets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evolve-secrets-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const ours = createSecrets(randomBytes(32));

test("Any sealed text can be opened again, and each sealing looks different", () => {
  for (const text of ["", "JBSWY3DPEHPK3PXP", "Ω\u0000\n\ud83d\ude00", "x".repeat(100_000)])
    expect(ours.open(ours.seal(text, "totp"), "totp")).toBe(text);
  expect(ours.seal("same", "totp")).not.toBe(ours.seal("same", "totp"));
});

test("A text sealed for another purpose or with another secret cannot be opened", () => {
  const sealed = ours.seal("JBSWY3DPEHPK3PXP", "totp");
  expect(() => ours.open(sealed, "signing key")).toThrow();
  expect(() => createSecrets(randomBytes(32)).open(sealed, "totp")).toThrow();
});

test("An altered, shortened or unversioned text cannot be opened", () => {
  const sealed = ours.seal("JBSWY3DPEHPK3PXP", "totp");
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(() => ours.open(`v1.${altered.toString("base64url")}`, "totp")).toThrow();
  }
  for (let length = 0; length < bytes.length; length += 1)
    expect(() => ours.open(`v1.${bytes.subarray(0, length).toString("base64url")}`, "totp")).toThrow();
  for (const text of ["", "v1", "v1.", sealed.slice(3), sealed.replace("v1", "v2")])
    expect(() => ours.open(text, "totp")).toThrow();
});

test("A digest depends on text, purpose and secret, and on the boundaries between them", () => {
  const digests = [
    ours.mac("a", "b"),
    ours.mac("b", "a"),
    ours.mac("ab", ""),
    ours.mac("", "ab"),
    createSecrets(randomBytes(32)).mac("a", "b"),
  ].map((digest) => digest.toString("hex"));
  expect(new Set(digests).size).toBe(digests.length);
  expect(ours.mac("a", "b")).toEqual(ours.mac("a", "b"));
});

test("A random secret has 256 bits, and only its digest is stored [SEC-18]", () => {
  const secrets = Array.from({ length: 50 }, randomSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(digestOf("a").toString("hex")).toBe("ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
});

test("The first start creates a key that only its owner may read; later starts and other nodes use it", () => {
  const dataDir = join(folder, "not/there/yet");
  const sealed = loadSecrets(dataDir, null).seal("text", "x");
  expect(loadSecrets(dataDir, null).open(sealed, "x")).toBe("text");
  expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["secret.key"]);
  expect(Buffer.from(readFileSync(join(dataDir, "secret.key"), "utf8"), "base64")).toHaveLength(32);
});

test("A key of the environment takes precedence over that of the data directory, and leaves no file", () => {
  const key = randomBytes(32).toString("base64");
  const sealed = loadSecrets(folder, key).seal("text", "x");
  expect(loadSecrets(join(folder, "elsewhere"), key).open(sealed, "x")).toBe("text");
  expect(readdirSync(folder)).toEqual([]);
});

test("An empty or truncated key file is refused, rather than used as a weak key", () => {
  for (const text of ["", randomBytes(31).toString("base64")]) {
    writeFileSync(join(folder, "secret.key"), text);
    expect(() => loadSecrets(folder, null)).toThrow("secret.key holds no key of 32 bytes");
  }
});
