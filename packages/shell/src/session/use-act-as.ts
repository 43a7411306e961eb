import { codeOf } from "@evolve/contracts/errors";
import { endImpersonation, type Impersonation, startImpersonation } from "@evolve/contracts/impersonation";
import { isCallError } from "@evolve/session";
import { leaveToLogin } from "../routing/leave.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";

/** Makes this browser's session act as another user, and lands where they would after signing in. */
export const useActAs = (): ((body: Impersonation) => Promise<void>) => {
  const { client, preferences } = useShell();
  const { session, stepUp } = useRuntime();
  return async (body) => {
    const start = async () => {
      await preferences.saveNow();
      await session.replaceTokens((options) => client.call(startImpersonation, { body }, options));
    };
    try {
      await start();
    } catch (error) {
      // Asked here, since the proof replaces the tokens too, one exchange at a time.
      const isRefused = isCallError(error) && error.code === codeOf("stepUpRequired");
      if (!isRefused || !(await stepUp.ask())) throw error;
      await start();
    }
    leaveToLogin();
  };
};

/** Returns the session to its own user. The page reloads once the tokens are new. */
export const useStopActing = (): (() => Promise<void>) => {
  const { client, preferences } = useShell();
  const { session } = useRuntime();
  return async () => {
    await preferences.saveNow();
    await session.replaceTokens((options) => client.call(endImpersonation, {}, options));
  };
};
