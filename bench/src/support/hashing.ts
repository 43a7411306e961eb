import { availableParallelism } from "node:os";
import type { Services } from "@evolve/server/core/services";
import type { BuiltUser } from "@evolve/testkit/builders";
import { verify } from "@node-rs/argon2";

/** The password hash by itself, in this process, as many at once as there are cores. */
export interface Hashing {
  readonly perSecond: (seconds: number) => Promise<number>;
  /** Seconds of CPU that one takes. */
  readonly cpuSecondsEach: (count: number) => Promise<number>;
}

/** Compares with a hash that the product has made, so that its parameters are the product's. */
export const hashing = async ({ passwords, secrets }: Services, user: BuiltUser | undefined): Promise<Hashing> => {
  const password = user?.password ?? "";
  const stored = await passwords.hash(password);
  const compute = async (more: () => boolean): Promise<number> => {
    let done = 0;
    const work = async (): Promise<void> => {
      while (more()) {
        if (!(await verify(stored, password, { secret: secrets.pepper }))) throw new Error("the hash does not match");
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return done;
  };
  return {
    perSecond: async (seconds) => {
      const began = performance.now();
      const done = await compute(() => performance.now() - began < seconds * 1000);
      return (done / (performance.now() - began)) * 1000;
    },
    cpuSecondsEach: async (count) => {
      let left = count;
      const before = process.cpuUsage();
      const done = await compute(() => left-- > 0);
      const { user: inUser, system } = process.cpuUsage(before);
      return (inUser + system) / 1e6 / done;
    },
  };
};
