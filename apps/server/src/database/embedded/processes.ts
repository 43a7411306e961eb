import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";

/** The command line of a living process; undefined when it has ended or is a zombie. */
export const commandLine = async (pid: number): Promise<readonly string[] | undefined> => {
  const text = await readFile(`/proc/${String(pid)}/cmdline`, "utf8").catch(() => "");
  return text === "" ? undefined : text.split("\0");
};

/** When a process started, in clock ticks since boot; with its pid this identifies the process. */
export const beganAt = async (pid: number): Promise<string | undefined> => {
  const text = await readFile(`/proc/${String(pid)}/stat`, "utf8").catch(() => undefined);
  const [state, ...fields] = text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? [];
  return state === "Z" ? undefined : fields[18];
};

/** PostgreSQL's processes that work in this cluster: its server, and any server process left behind. */
export const processesIn = async (folder: string): Promise<readonly number[]> => {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const linkOf = (link: string) => readlink(`/proc/${name}/${link}`).catch(() => "");
    if ((await linkOf("cwd")) !== folder) continue;
    if (path.basename(await linkOf("exe")).startsWith("postgres")) found.push(Number(name));
  }
  return found;
};
