import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, randomFillSync } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys derived from one secret, which is kept outside the database. */
export interface Secrets {
  /** Encrypts a text that must be read again, bound to a purpose (AES-256-GCM). */
  seal(text: string, purpose: string): string;
  /** Throws when the text was altered, or sealed with another secret or for another purpose. */
  open(sealed: string, purpose: string): string;
  /** A keyed digest, for values that are only compared. */
  mac(text: string, purpose: string): Buffer;
  /** The pepper of password hashes. */
  readonly pepper: Buffer;
}

const version = "v1";
const ivBytes = 12;
const tagBytes = 16;
const secretBytes = 32;

/** Takes the secret from the environment, else from `secret.key` in the data directory, which is created on first use. */
export const loadSecrets = (dataDir: string, secretKey: string | null): Secrets =>
  createSecrets(secretKey ? Buffer.from(secretKey, "base64") : secretOf(dataDir));

const secretOf = (dataDir: string): Buffer => {
  const file = join(dataDir, "secret.key");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Written to a temporary file and linked, so that another node never reads half a key.
    const aside = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
    writeFileSync(aside, randomBytes(secretBytes).toString("base64"), { mode: 0o600, flag: "wx" });
    try {
      linkSync(aside, file);
    } catch (error) {
      // Another node of the same data directory was first: use its key.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(aside);
    }
  }
  const secret = Buffer.from(readFileSync(file, "utf8"), "base64");
  if (secret.length < secretBytes) throw new Error(`${file} holds no key of ${secretBytes} bytes`);
  return secret;
};

export const createSecrets = (secret: Buffer): Secrets => {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "evolve-suite", use, 32));
  const sealing = derive("seal");
  const signing = derive("mac");
  return {
    pepper: derive("pepper"),
    seal: (text, purpose) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open: (sealed, purpose) => {
      const [given, data] = sealed.split(".");
      if (given !== version || !data) throw new Error("not a sealed text of this version");
      const bytes = Buffer.from(data, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes)).toString("utf8") + decipher.final("utf8");
    },
    mac: (text, purpose) => createHmac("sha256", signing).update(purpose).update("\0").update(text).digest(),
  };
};

/** A system call for randomness costs more than the bytes: 4 KB serve many calls. Each byte is used once. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** A random secret of 256 bits as URL-safe text. */
export const randomSecret = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const secret = pool.subarray(used, (used += secretBytes));
  const text = secret.toString("base64url");
  secret.fill(0);
  return text;
};

/** The digest under which a random secret is stored. Random secrets need no salt. */
export const digestOf = (secret: string): Buffer => hash("sha256", secret, "buffer");
