import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
} from "jose";
import { type Clock, plusSeconds } from "../../clock.ts";
import type { Database } from "../../database/index.ts";
import type { Secrets } from "../secrets.ts";
import { insertKeyUnlessFresh, listKeys } from "./repository.ts";

export interface SigningKeys {
  /** The key that signs now. */
  current(): Promise<{ id: string; key: CryptoKey }>;
  /** A key that may have signed, or null. */
  find(id: string): Promise<CryptoKey | null>;
  /** The whole set with its private parts, newest first, for a library that signs by itself. */
  privateSet(): Promise<JWK[]>;
  /** The public set, newest first. */
  publicSet(): Promise<JSONWebKeySet>;
  /** Makes a new key when the newest is due; the old one verifies until it retires. True when it made one. */
  rotate(): Promise<boolean>;
  /** Forgets what is in memory: another node has rotated. */
  forget(): void;
}

const algorithm = "ES256";
const day = 24 * 60 * 60;
const rotateAfterSeconds = 30 * day;
const retireAfterSeconds = 45 * day;
const purpose = "signing key";
/** A key of an unknown id is looked for in the database this often at most, whoever asks for however many. */
const lookAgainAfterMs = 5_000;

interface Loaded {
  id: string;
  jwk: JWK;
  privateJwk: JWK;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** The rotating ES256 key set, shared by all nodes through the database, private parts sealed. */
export const createSigningKeys = (deps: { database: Database; secrets: Secrets; clock: Clock }): SigningKeys => {
  const { database, secrets, clock } = deps;
  let loaded: Promise<Loaded[]> | null = null;
  let lookedAt = -Infinity;

  const load = async (): Promise<Loaded[]> => {
    const rows = await listKeys(database.system, clock.now());
    return Promise.all(
      rows.map(async (row) => {
        const use = { kid: row.id, alg: algorithm, use: "sig" };
        const privateJwk = openKey(secrets, row.private_jwk);
        return {
          id: row.id,
          jwk: { ...row.public_jwk, ...use },
          privateJwk: { ...privateJwk, ...use },
          privateKey: (await importJWK(privateJwk, algorithm)) as CryptoKey,
          publicKey: (await importJWK(row.public_jwk, algorithm)) as CryptoKey,
        };
      }),
    );
  };
  const keys = async (): Promise<Loaded[]> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };

  return {
    current: async () => {
      const [newest] = await keys();
      if (!newest) throw new Error("there is no signing key");
      return { id: newest.id, key: newest.privateKey };
    },
    find: async (id) => {
      const known = (await keys()).find((key) => key.id === id);
      if (known) return known.publicKey;
      // Another node may have made it. Whoever asks meanwhile waits for the same look.
      const now = clock.now().getTime();
      if (Math.abs(now - lookedAt) >= lookAgainAfterMs) {
        lookedAt = now;
        loaded = null;
      }
      return (await keys()).find((key) => key.id === id)?.publicKey ?? null;
    },
    privateSet: async () => (await keys()).map(({ privateJwk }) => privateJwk),
    publicSet: async () => ({ keys: (await keys()).map(({ jwk }) => jwk) }),
    rotate: async () => {
      const now = clock.now();
      const freshSince = plusSeconds(now, -rotateAfterSeconds);
      const rows = await listKeys(database.system, now);
      if (rows.some((row) => row.created_at > freshSince)) return false;
      const pair = await generateKeyPair(algorithm, { extractable: true });
      const publicJwk = await exportJWK(pair.publicKey);
      const inserted = await insertKeyUnlessFresh(
        database,
        {
          id: await calculateJwkThumbprint(publicJwk),
          public_jwk: publicJwk,
          private_jwk: secrets.seal(JSON.stringify(await exportJWK(pair.privateKey)), purpose),
          created_at: now,
          retires_at: plusSeconds(now, retireAfterSeconds),
        },
        freshSince,
      );
      loaded = null;
      return inserted;
    },
    forget: () => {
      loaded = null;
    },
  };
};

const openKey = (secrets: Secrets, sealed: string): JWK => {
  try {
    return JSON.parse(secrets.open(sealed, purpose)) as JWK;
  } catch (error) {
    throw new Error("the database's keys were sealed with another secret: use the same DATA_DIR or SECRET_KEY", {
      cause: error,
    });
  }
};
