import { lazyPart } from "@evolve/widgets/lazy-part";

/** The shell's commands, their keys and what shows them: nothing of it is needed to show a screen. */
export const CommandHost = lazyPart(async () => (await import("./command-host.tsx")).CommandHost);
