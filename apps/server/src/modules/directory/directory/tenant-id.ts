import { randomBytes } from "node:crypto";

/** The timestamps of all tenant ids, real and made up, are spread over this time after the first tenant. */
const spreadMs = 365 * 24 * 60 * 60 * 1_000;

/**
 * A UUIDv7 for a tenant with a random timestamp in the year after the first tenant's. With real timestamps, the ids that
 * prelogin makes up could be told from real ones, or would change as the installation grows.
 */
export const tenantIdAfter = (firstTenant: string, random: Buffer = randomBytes(24)): string => {
  const bytes = Buffer.from(random.subarray(0, 16));
  const since = Buffer.from(firstTenant.replaceAll("-", ""), "hex").readUIntBE(0, 6);
  // Later than the first tenant's, which stays the first.
  bytes.writeUIntBE(since + 1 + (random.readUIntBE(16, 6) % spreadMs), 0, 6);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x70;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};
