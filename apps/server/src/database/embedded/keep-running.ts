import { stat, statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { findServer } from "./pid-file.ts";

const everyMs = 250;
const pauseMs = 1_000;
/** The size of a write-ahead log segment: PostgreSQL cannot continue with less free space. */
const neededBytes = 16 * 1024 * 1024;

/**
 * Watches the server until stopped: one that has ended, by a crash or on a full disk, is restarted as often as needed.
 * `revive` starts it, or finds that another node has.
 */
export const keepRunning = (options: {
  readonly dataDir: string;
  readonly cluster: string;
  readonly revive: () => Promise<void>;
  readonly log: (line: string) => void;
}): { stop: () => Promise<void> } => {
  const { dataDir, cluster, revive, log } = options;
  const stopping = new AbortController();
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  const look = async (): Promise<void> => {
    let told = "";
    const tell = (line: string): void => {
      if (line !== told) log(line);
      told = line;
    };
    for (;;) {
      await pause(told === "" ? everyMs : pauseMs);
      if (stopping.signal.aborted || !(await exists(dataDir))) return;
      if (await findServer(cluster)) {
        told = "";
        continue;
      }
      if (told === "") tell("PostgreSQL has ended: starting it again");
      try {
        await revive();
        tell("PostgreSQL runs again");
        told = "";
      } catch (error) {
        tell(
          `PostgreSQL cannot be started: ${(await isFull(cluster)) ? `the disk of ${cluster} is full` : messageOf(error)}`,
        );
      }
    }
  };

  const looking = look();
  return {
    stop: () => {
      stopping.abort();
      return looking;
    },
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const exists = async (folder: string): Promise<boolean> => (await stat(folder).catch(() => undefined)) !== undefined;

const isFull = async (folder: string): Promise<boolean> => {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < neededBytes;
};
