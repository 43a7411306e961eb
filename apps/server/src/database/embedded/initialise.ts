import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Account } from "./account.ts";

const run = promisify(execFile);

/** The owner of the embedded database, and the database's name. */
export const ownerName = "evolve";

/**
 * Creates the cluster: UTF-8, code-point order (the same on every machine), checksums, passwords for every connection. It
 * is renamed into place at the end, so that an interrupted initdb leaves nothing that looks complete.
 */
export const initialise = async (options: {
  readonly binaries: string;
  readonly home: string;
  readonly password: string;
  readonly account: Account | undefined;
  readonly sync: boolean;
}): Promise<void> => {
  const { binaries, home, password, account, sync } = options;
  const draft = path.join(home, "cluster.new");
  const passwordFile = path.join(home, "password");
  await rm(draft, { recursive: true, force: true });
  await writePassword(passwordFile, password, account);
  try {
    await run(
      path.join(binaries, "bin/initdb"),
      [
        `--pgdata=${draft}`,
        `--username=${ownerName}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        "--no-instructions",
        ...(sync ? [] : ["--no-sync"]),
      ],
      { ...account, cwd: home, env: { PATH: process.env["PATH"] ?? "" } },
    );
    await rename(draft, path.join(home, "cluster"));
  } catch (error) {
    const { stderr = "", message } = error as { stderr?: string; message: string };
    throw new Error(`initdb failed: ${stderr.trim().split("\n").at(-1) ?? message}`, { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
};

const writePassword = async (file: string, password: string, account: Account | undefined): Promise<void> => {
  await rm(file, { force: true });
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
  const handle = await open(file, flags, 0o600);
  try {
    await handle.writeFile(`${password}\n`);
    if (account) await handle.chown(account.uid, account.gid);
  } finally {
    await handle.close();
  }
};
