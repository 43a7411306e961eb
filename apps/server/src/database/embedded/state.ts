import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import path from "node:path";

/** What `DATA_DIR/postgres.json` (0600) stores about the embedded database. */
export interface State {
  /** The database's folder, relative to DATA_DIR when inside it. */
  readonly home: string;
  readonly password: string;
  /** True once initdb has completed: from then on a missing cluster is a loss, not a first start. */
  readonly initialised: boolean;
}

const fileIn = (dataDir: string) => path.join(dataDir, "postgres.json");
/** A backup copy: nothing else knows the password. */
const copyIn = (dataDir: string) => path.join(dataDir, "postgres.json.copy");

/** The state from an earlier start, from the copy where the file is damaged; undefined before the first. */
export const readState = async (dataDir: string): Promise<State | undefined> => {
  const text = await readText(fileIn(dataDir));
  return text === undefined ? undefined : (parse(text) ?? parse((await readText(copyIn(dataDir))) ?? ""));
};

/**
 * Reads the state at a start, restores a damaged file from its copy, and makes sure that there is a copy.
 * @throws Error that names the file, when it is damaged and there is no copy
 */
export const restoreState = async (dataDir: string, log: (line: string) => void): Promise<State | undefined> => {
  const text = await readText(fileIn(dataDir));
  if (text === undefined) return undefined;
  const state = await readState(dataDir);
  if (!state) throw new Error(`${fileIn(dataDir)} is damaged and has no copy: restore it from a backup`);
  const copy = await readText(copyIn(dataDir));
  if (text !== copy) await writeState(dataDir, state);
  if (!parse(text)) log(`${fileIn(dataDir)} is damaged: restored from ${copyIn(dataDir)}`);
  return state;
};

/** A new state with a random 192-bit password, hexadecimal so that it needs no escaping anywhere. */
export const createState = (home: string): State => ({
  home,
  password: randomBytes(24).toString("hex"),
  initialised: false,
});

/** Writes the state and its copy, each atomically: a crash leaves the old or the new one, never half of it. */
export const writeState = async (dataDir: string, state: State): Promise<void> => {
  for (const file of [fileIn(dataDir), copyIn(dataDir)]) {
    const draft = `${file}.new`;
    const handle = await open(draft, "w", 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(state, undefined, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  }
};

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
};

/** Undefined for anything else, such as a truncated file or one without some field. */
const parse = (text: string): State | undefined => {
  try {
    const state = JSON.parse(text) as Partial<State> | null;
    const isWhole =
      typeof state?.home === "string" && typeof state.password === "string" && typeof state.initialised === "boolean";
    return isWhole ? (state as State) : undefined;
  } catch {
    return undefined;
  }
};
