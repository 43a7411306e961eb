import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A software passkey for tests: ES256, without attestation. */
export interface Authenticator {
  /** What the browser returns from `navigator.credentials.create()`. */
  readonly create: (options: CreationOptions) => object;
  /** What it returns from `navigator.credentials.get()`. */
  readonly get: (options: RequestOptions) => Assertion;
  /** The counter value of the next use; each use adds one. */
  counter: number;
  /** Whether it verifies its user by PIN or fingerprint. */
  verifiesUser: boolean;
  /** Whether it is synced to other devices. */
  isSynced: boolean;
  /** Its model, as 32 hexadecimal digits. */
  aaguid: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

interface Assertion {
  id: string;
  rawId: string;
  type: "public-key";
  clientExtensionResults: Record<string, never>;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string };
}

const url64 = (bytes: Buffer): string => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();

/** CBOR, as far as an attestation needs it (RFC 8949): small numbers, bytes, texts and maps. */
const cbor = (value: number | string | Buffer | ReadonlyMap<unknown, unknown>): Buffer => {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key as string), cbor(item as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

const head = (kind: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(kind << 5) | size])
    : size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);

const coseOf = (key: KeyObject): Buffer => {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const point = (text: string): Buffer => Buffer.from(text, "base64url");
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
};

export const createAuthenticator = (origin: string): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (rpId: string, isNew: boolean): Buffer => {
    const flags = 0x01 | (made.verifiesUser ? 0x04 : 0) | (made.isSynced ? 0x18 : 0) | (isNew ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(made.counter);
    const credential = [Buffer.from(made.aaguid, "hex"), Buffer.from([0, id.length]), id, coseOf(publicKey)];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(isNew ? credential : [])]);
  };
  const frame = { id: url64(id), rawId: url64(id), type: "public-key" as const, clientExtensionResults: {} };
  const made: Authenticator = {
    counter: 0,
    verifiesUser: true,
    isSynced: false,
    aaguid: "0".repeat(32),
    create: ({ challenge, rp, user }) => {
      userHandle = user.id;
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", dataOf(rp.id, true)],
      ]);
      return {
        ...frame,
        response: {
          clientDataJSON: url64(clientData("webauthn.create", challenge)),
          attestationObject: url64(cbor(attestation)),
          transports: ["internal"],
        },
      };
    },
    get: ({ challenge, rpId }) => {
      made.counter += 1;
      const client = clientData("webauthn.get", challenge);
      const data = dataOf(rpId, false);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...frame,
        response: {
          clientDataJSON: url64(client),
          authenticatorData: url64(data),
          signature: url64(signature),
          userHandle,
        },
      };
    },
  };
  return made;
};
