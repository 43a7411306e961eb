import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import path from "node:path";

/** What `DATA_DIR/postgres.json` (0600) keeps about the embedded database. */
export interface State {
  /** The folder of the database, relative to DATA_DIR when it stands inside. */
  readonly home: string;
  readonly password: string;
  /** True once initdb has come to its end: from then on a missing cluster is a loss, not a first start. */
  readonly initialised: boolean;
}

const file = (dataDir: string) => path.join(dataDir, "postgres.json");

/** The state of an earlier start; undefined before the first. */
export async function readState(dataDir: string): Promise<State | undefined> {
  let text: string;
  try {
    text = await readFile(file(dataDir), "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
  return JSON.parse(text) as State;
}

/** A new state with a password of 192 random bits, hexadecimal so that it needs no escaping anywhere. */
export function createState(home: string): State {
  return { home, password: randomBytes(24).toString("hex"), initialised: false };
}

/** Writes the state so that a crash leaves the old one or the new one, never a half. */
export async function writeState(dataDir: string, state: State): Promise<void> {
  const draft = `${file(dataDir)}.new`;
  const handle = await open(draft, "w", 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(state, undefined, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file(dataDir));
}
