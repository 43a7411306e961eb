import { acceptTrade, declineTrade } from "@evolve/contracts/shift-trades";
import { requestTimeOff } from "@evolve/contracts/time-off";
import type { Words } from "@evolve/i18n";
import { type Client, failureCode, isCallError, isSessionRefusal } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useIsOnline } from "@evolve/shell/connection";
import { useAction } from "@evolve/shell/kit";
import { useEffect, useEffectEvent } from "react";
import { isLost } from "../../../parts/is-lost.ts";
import { daysOf, isAlreadyAsked, sentWords } from "../../../parts/time-off-words.ts";
import { acceptedWords, shiftOf } from "../../../parts/trade-words.ts";
import { dropWaiting, snapshot, type WaitingRequest, waitingOf } from "./waiting-requests.ts";

const againMs = 1_000;

/** 'Vacation, Dec 4, 2026', or whose shift is accepted or declined. */
export const waitingWords = (words: Words, request: WaitingRequest): string => {
  if (request.kind === "timeOff")
    return words.t("schedules.waitingTimeOff", { type: request.type, days: daysOf(words, request.body) });
  const { kind, giverName: name, give, zone } = request;
  return words.t(kind === "accept" ? "schedules.waitingAccept" : "schedules.waitingDecline", {
    name,
    shift: shiftOf(words, give, zone),
  });
};

/** Sends it, and answers what to say of it. */
const send = async (client: Client, words: Words, request: WaitingRequest): Promise<string> => {
  const options = { idempotencyKey: request.key };
  if (request.kind === "timeOff")
    return sentWords(words, (await client.call(requestTimeOff, { body: request.body }, options)).request.state);
  const input = { params: { tradeId: request.tradeId }, body: { version: request.version } };
  if (request.kind === "accept") return acceptedWords(words, (await client.call(acceptTrade, input, options)).trade);
  await client.call(declineTrade, input, options);
  return words.t("shiftTrades.declined", { name: request.giverName });
};

/** That the session has ended or that too much was sent is no answer: it is sent again later. */
const isUndecided = (error: unknown): boolean =>
  isLost(error) || isSessionRefusal(error) || (isCallError(error) && error.status === 429);

/** Once the server is there again, sends what waits in the order in which it was asked, and tells how each was answered. */
export const useSendWaiting = (waiting: readonly WaitingRequest[]): boolean => {
  const { client, toasts, user, words } = useShell();
  const isOnline = useIsOnline();
  const tell = (tone: "success" | "danger", request: WaitingRequest, outcome: string) =>
    toasts.show({
      tone,
      text: words.t("schedules.waitingOutcome", { what: waitingWords(words, request), outcome }),
      duration: "untilClosed",
    });
  const sending = useAction<null>({
    run: async () => {
      for (const { key } of waiting) {
        // Another tab may have sent it meanwhile.
        const request = waitingOf(snapshot(), user.id).find((one) => one.key === key);
        if (!request) continue;
        try {
          tell("success", request, await send(client, words, request));
        } catch (error) {
          if (isUndecided(error)) return;
          tell(
            "danger",
            request,
            isAlreadyAsked(error) ? words.t("timeOff.alreadyAsked") : words.error(failureCode(error)),
          );
        }
        dropWaiting(key);
      }
    },
    invalidates: [["my-time-off"], ["my-trades"], ["my-schedule"]],
  });
  const sendAll = useEffectEvent(() => sending.mutate(null));
  const isSendable = waiting.length > 0 && isOnline && !sending.isPending;
  useEffect(() => {
    if (!isSendable) return undefined;
    const timer = setTimeout(() => sendAll(), againMs);
    return () => clearTimeout(timer);
    // A try that fails at once never shows as pending.
  }, [isSendable, sending.submittedAt]);
  return sending.isPending;
};
