import { socketCloseCodes } from "@evolve/contracts/notification-frames";
import { notificationLimits } from "@evolve/contracts/notification-limits";
import type { BusMessage } from "../../../../bus/index.ts";
import { defineService } from "../../../../core/services.ts";
import { createPump } from "./pump.ts";
import { socketGuard } from "./socket-guard.ts";
import { createSubscribers, type Subscriber } from "./subscribers.ts";

export interface SocketHub {
  /** Counts messages about sessions: a connection that was admitted while one arrived is checked again. */
  readonly epoch: () => number;
  /** Adds a subscriber, which is sent CONNECTED. Its session's oldest makes room for it. */
  readonly join: (one: Subscriber, admittedAt: number) => void;
  readonly leave: (one: Subscriber) => void;
  /** Sends CONNECTED to a subscriber again, with what it has not been sent. */
  readonly greet: (one: Subscriber) => void;
  readonly count: () => number;
  readonly stop: () => void;
}

/** A message may be lost without a trace, so every subscriber is checked this often. */
const catchUpMs = 60_000;

/** The browsers that are connected to this node. */
export const socketHub = defineService("notification sockets", (services): SocketHub => {
  const { bus, log } = services;
  const guard = services.use(socketGuard);
  const subscribers = createSubscribers();
  const pump = createPump(services, subscribers);
  let epoch = 0;

  const end = (ones: Iterable<Subscriber>): void => {
    for (const one of [...ones]) one.close(socketCloseCodes.sessionOver, "the session is over");
  };
  /** Ends subscribers whose session is over. A failure is made good by the next catch-up. */
  const check = async (tenantId: string, ones: Iterable<Subscriber>): Promise<void> => {
    const checked = [...ones];
    if (checked.length === 0) return;
    try {
      const live = await guard.live(
        tenantId,
        checked.map(({ actor }) => actor.sessionId),
      );
      end(checked.filter(({ actor }) => live.get(actor.sessionId) !== actor.userId));
    } catch (error) {
      log.info({ err: error, tenantId }, "sessions of sockets could not be checked");
    }
  };
  const catchUp = (): void => {
    for (const tenantId of [...subscribers.tenants()]) {
      const ones = subscribers.of("tenantId", tenantId);
      void check(tenantId, ones);
      pump.deliver(tenantId, ones);
      pump.broadcast(tenantId);
    }
  };

  const hear = (message: BusMessage): void => {
    switch (message.kind) {
      case "notifications-changed": {
        const { tenantId, userIds } = message;
        const ones = userIds?.flatMap((userId) => [...subscribers.of("userId", userId)]);
        const concerned = ones ?? [...subscribers.of("tenantId", tenantId)];
        return concerned.length > 0 ? pump.deliver(tenantId, concerned) : undefined;
      }
      case "broadcasts-changed":
        return pump.broadcast(message.tenantId);
      case "subject-changed": {
        const { tenantId, subject } = message;
        const ones = [...subscribers.of("tenantId", tenantId)].filter(({ subjects }) => subjects.has(subject));
        for (const one of ones) tellChanged(one, [subject]);
        return;
      }
      case "session-ended":
        epoch += 1;
        return end(subscribers.of("sessionId", message.sessionId));
      case "sessions-ended":
        epoch += 1;
        return end(
          spare(subscribers.of("userId", message.userId), message.spared).filter(
            // Somebody who acts as the user does so in a session of their own.
            ({ actor }) => actor.impersonatorId === null,
          ),
        );
      case "tenant-sessions-ended":
        epoch += 1;
        return end(spare(subscribers.of("tenantId", message.tenantId), message.spared));
      case "user-changed":
        epoch += 1;
        return void check(message.tenantId, subscribers.of("userId", message.userId));
      case "tenant-changed":
        epoch += 1;
        return void check(message.tenantId, subscribers.of("tenantId", message.tenantId));
      case "messages-lost":
        epoch += 1;
        for (const one of subscribers.all()) if (one.subjects.size > 0) tellChanged(one, [...one.subjects]);
        return catchUp();
      // Renewed, it may be used by somebody else: an impersonation has begun or ended.
      case "session-renewed": {
        epoch += 1;
        const [one] = subscribers.of("sessionId", message.sessionId);
        return one && void check(one.actor.tenantId, subscribers.of("sessionId", message.sessionId));
      }
      case "job-changed":
      case "keys-changed":
      case "saml-changed":
    }
  };
  bus.subscribe(hear);
  const timer = setInterval(catchUp, catchUpMs).unref();

  const greet = (one: Subscriber): void => {
    one.isGreeting = true;
    pump.deliver(one.actor.tenantId, [one]);
  };
  return {
    epoch: () => epoch,
    join: (one, admittedAt) => {
      const { sessionId, tenantId } = one.actor;
      const [oldest] = subscribers.of("sessionId", sessionId);
      if (oldest && subscribers.of("sessionId", sessionId).size >= notificationLimits.socketsPerSession)
        oldest.close(socketCloseCodes.tooMany, "the session has too many sockets");
      subscribers.add(one);
      if (admittedAt !== epoch) void check(tenantId, [one]);
      greet(one);
    },
    leave: subscribers.delete,
    greet,
    count: () => subscribers.size,
    stop: () => {
      clearInterval(timer);
      pump.stop();
    },
  };
});

const tellChanged = (one: Subscriber, subjects: string[]): void =>
  one.send({ command: "CHANGED", headers: {}, payload: { subjects } });

const spare = (ones: ReadonlySet<Subscriber>, sessionId: string | undefined): Subscriber[] =>
  [...ones].filter(({ actor }) => actor.sessionId !== sessionId);
