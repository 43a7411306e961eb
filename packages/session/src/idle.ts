import { limits } from "@evolve/contracts/limits";
import type { Clock } from "./clock.ts";
import type { LastActivity } from "./last-activity.ts";
import type { Unsubscribe } from "./listeners.ts";

const warningMs = 60_000;

export interface IdleParts {
  /** 0 means that the session never ends for idleness. */
  readonly timeoutMinutes: number;
  readonly clock: Clock;
  readonly lastActivity: LastActivity;
  /** Calls back at each thing that the person does. */
  readonly watchActivity: (active: () => void) => Unsubscribe;
  /** Told when activity was written down, so that other tabs hear of it. */
  readonly onActivity: (at: number) => void;
  readonly onWarning: (endsAt: number) => void;
  readonly onResumed: () => void;
  readonly onIdle: () => void;
}

export interface IdleWatch {
  /** Counts as activity; the one thing that does while the warning is up. */
  readonly stay: () => void;
  /** Another tab saw activity at this time. Its cookie may arrive here after its message. */
  readonly hear: (at: number) => void;
  readonly stop: () => void;
}

/** Ends a session in which nobody does anything, in step over all tabs, since all go by the same cookie. */
export const watchIdle = (parts: IdleParts): IdleWatch => {
  const { clock, lastActivity } = parts;
  const timeoutMs = parts.timeoutMinutes * 60_000;
  const leadMs = Math.min(warningMs, timeoutMs / 2);
  let warned = false;
  let stopped = timeoutMs <= 0;
  let writtenAt = -Infinity;
  let heardAt = -Infinity;
  let callOff: Unsubscribe = () => undefined;
  let unwatch: Unsubscribe = () => undefined;

  const stop = (): void => {
    stopped = true;
    callOff();
    unwatch();
  };

  const write = (): void => {
    writtenAt = clock.now();
    lastActivity.write(writtenAt);
    parts.onActivity(writtenAt);
  };

  const lastActiveAt = (): number => {
    const at = Math.max(lastActivity.read() ?? -Infinity, heardAt);
    return at === -Infinity ? clock.now() : at;
  };

  const check = (): void => {
    if (stopped) return;
    callOff();
    const endsAt = lastActiveAt() + timeoutMs;
    const leftMs = endsAt - clock.now();
    if (leftMs <= 0) {
      stop();
      parts.onIdle();
      return;
    }
    const dueMs = leftMs > leadMs ? leftMs - leadMs : leftMs;
    callOff = clock.after(Math.min(limits.activityCheckMs, dueMs), check);
    if (leftMs <= leadMs && !warned) {
      warned = true;
      parts.onWarning(endsAt);
    } else if (leftMs > leadMs && warned) {
      warned = false;
      parts.onResumed();
    }
  };

  const stay = (): void => {
    if (stopped) return;
    // Too late is too late: a click that was queued while the machine slept does not revive the session.
    if (lastActiveAt() + timeoutMs > clock.now()) write();
    check();
  };

  const hear = (at: number): void => {
    heardAt = Math.max(heardAt, Math.min(at, clock.now()));
    check();
  };

  if (!stopped) {
    unwatch = parts.watchActivity(() => {
      if (!warned && clock.now() - writtenAt >= limits.saveThrottleMs) stay();
    });
    stay();
  }
  return { stay, hear, stop };
};
