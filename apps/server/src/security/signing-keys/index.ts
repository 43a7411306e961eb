import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
} from "jose";
import type { Bus } from "../../bus/index.ts";
import { type Clock, plusSeconds } from "../../clock.ts";
import type { Database } from "../../database/index.ts";
import type { Secrets } from "../secrets.ts";
import { insertKeysUnlessFresh, type KeyRow, listKeys, type NewKey, type SigningAlgorithm } from "./repository.ts";

export type { SigningAlgorithm } from "./repository.ts";

export interface SigningKeys {
  /** The key that signs now. The suite's own tokens are signed by ES256; an OpenID client may have chosen RS256. */
  current(algorithm?: SigningAlgorithm): Promise<{ id: string; key: CryptoKey }>;
  /** A key that may have signed, or null. */
  find(id: string): Promise<CryptoKey | null>;
  /** The whole set with its private parts, newest first, for a library that signs by itself. */
  privateSet(): Promise<JWK[]>;
  /** The public set, newest first. */
  publicSet(): Promise<JSONWebKeySet>;
  /** Makes a new key of each algorithm whose newest is due, and tells the other nodes; the old one verifies until it retires. True when it made one. */
  rotate(): Promise<boolean>;
  /** Forgets what is in memory: another node has rotated. */
  forget(): void;
}

export const signingAlgorithms = ["ES256", "RS256"] as const satisfies readonly SigningAlgorithm[];

const day = 24 * 60 * 60;
const rotateAfterSeconds = 30 * day;
const retireAfterSeconds = 45 * day;
const purpose = "signing key";
/** A key of an unknown id is looked for in the database this often at most, however many callers ask for it. */
const lookAgainAfterMs = 5_000;

interface Loaded {
  id: string;
  algorithm: SigningAlgorithm;
  jwk: JWK;
  privateJwk: JWK;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** The rotating key sets, one for each algorithm, shared by all nodes through the database, private parts sealed. */
export const createSigningKeys = (deps: {
  database: Database;
  secrets: Secrets;
  clock: Clock;
  bus: Pick<Bus, "publish">;
}): SigningKeys => {
  const { database, secrets, clock } = deps;
  let loaded: Promise<Loaded[]> | null = null;
  let lookedAt = -Infinity;

  const loadOf = async (algorithm: SigningAlgorithm): Promise<Loaded[]> => {
    const rows = await listKeys(database.system, algorithm, clock.now());
    return Promise.all(rows.map((row) => openRow(secrets, algorithm, row)));
  };
  const load = async (): Promise<Loaded[]> => (await Promise.all(signingAlgorithms.map(loadOf))).flat();
  const keys = async (): Promise<Loaded[]> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };

  /** A new key, unless there is a fresh one. */
  const makeIfDue = async (algorithm: SigningAlgorithm, now: Date, freshSince: Date): Promise<NewKey[]> => {
    const rows = await listKeys(database.system, algorithm, now);
    if (rows.some((row) => row.created_at > freshSince)) return [];
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const made = {
      algorithm,
      id: await calculateJwkThumbprint(publicJwk),
      public_jwk: publicJwk,
      private_jwk: secrets.seal(JSON.stringify(await exportJWK(pair.privateKey)), purpose),
      created_at: now,
      retires_at: plusSeconds(now, retireAfterSeconds),
    };
    return [made];
  };

  return {
    current: async (algorithm = "ES256") => {
      const newest = (await keys()).find((key) => key.algorithm === algorithm);
      if (!newest) throw new Error(`there is no signing key for ${algorithm}`);
      return { id: newest.id, key: newest.privateKey };
    },
    find: async (id) => {
      const known = (await keys()).find((key) => key.id === id);
      if (known) return known.publicKey;
      // Another node may have made it. Concurrent callers wait for the same query.
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
      const due = (
        await Promise.all(signingAlgorithms.map((algorithm) => makeIfDue(algorithm, now, freshSince)))
      ).flat();
      if (due.length === 0) return false;
      const inserted = await insertKeysUnlessFresh(deps, due, freshSince);
      loaded = null;
      return inserted;
    },
    forget: () => {
      loaded = null;
    },
  };
};

const openRow = async (secrets: Secrets, algorithm: SigningAlgorithm, row: KeyRow): Promise<Loaded> => {
  const use = { kid: row.id, alg: algorithm, use: "sig" };
  const privateJwk = openKey(secrets, row.private_jwk);
  return {
    id: row.id,
    algorithm,
    jwk: { ...row.public_jwk, ...use },
    privateJwk: { ...privateJwk, ...use },
    privateKey: (await importJWK(privateJwk, algorithm)) as CryptoKey,
    publicKey: (await importJWK(row.public_jwk, algorithm)) as CryptoKey,
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
