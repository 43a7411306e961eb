import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  testEvent,
  testWebhook,
  type WebhookDelivery,
  type WebhookEvent,
} from "@evolve/contracts/webhooks";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import RotateCw from "lucide-react/icons/rotate-cw";
import Send from "lucide-react/icons/send";
import { useId } from "react";
import parts from "../../../parts/parts.module.css";
import { QueryState } from "../../../parts/query-state.tsx";
import { deliveryFault } from "./delivery-fault.ts";
import { eventNames } from "./event-names.ts";
import styles from "./webhooks.module.css";

const states: Readonly<Record<WebhookDelivery["state"], readonly [StatusTone, PlainKey]>> = {
  waiting: ["warning", "webhooks.waiting"],
  delivered: ["success", "webhooks.delivered"],
  failed: ["danger", "webhooks.notDelivered"],
};

const nameOf = (event: string): PlainKey =>
  event === testEvent ? "webhooks.eventTest" : eventNames[event as WebhookEvent];

/** While something is being sent, how often the log asks what became of it. */
const refreshMs = 3_000;

/** What was sent to a webhook, newest first, with the ways to send a test and to send a message again. */
export const WebhookLog = ({ webhookId }: { readonly webhookId: string }) => {
  const { client, words } = useShell();
  const { t } = words;
  const headingId = useId();
  const queryKey = ["webhooks", "deliveries", webhookId];
  const list = useGrowingList({
    queryKey,
    fetchPage: (before: string | undefined, signal) =>
      client.call(
        listWebhookDeliveries,
        { params: { webhookId }, query: before === undefined ? {} : { before } },
        { signal },
      ),
    rowsOf: (page) => page.deliveries,
    nextCursor: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.id : undefined),
    refreshMs: (deliveries) => deliveries.some(({ state }) => state === "waiting") && refreshMs,
  });
  const test = useAction<void>({
    run: () => client.call(testWebhook, { params: { webhookId }, body: {} }),
    done: () => t("webhooks.tested"),
    invalidates: [queryKey],
  });
  const replay = useAction<string>({
    run: (deliveryId) => client.call(replayWebhookDelivery, { params: { webhookId, deliveryId }, body: {} }),
    done: () => t("webhooks.replayed"),
    invalidates: [queryKey],
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t("webhooks.deliveries")}
      </h3>
      <PreviousRows list={list} />
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : list.rows.length === 0 ? (
        <p className={parts.quiet}>{t("webhooks.noDeliveries")}</p>
      ) : (
        <ol className={styles.log} aria-labelledby={headingId}>
          {list.rows.map((delivery) => (
            <li key={delivery.id} className={parts.row}>
              <Delivery delivery={delivery} />
              <Button
                icon={<RotateCw />}
                aria-label={`${t("webhooks.replay")}: ${t(nameOf(delivery.event))}`}
                isPending={replay.isPending && replay.variables === delivery.id}
                onPress={() => replay.mutate(delivery.id)}
              >
                {t("webhooks.replay")}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button icon={<Send />} isPending={test.isPending} onPress={() => test.mutate()}>
          {t("webhooks.test")}
        </Button>
        <MoreRows list={list}>{t("webhooks.olderDeliveries")}</MoreRows>
      </div>
    </section>
  );
};

const Delivery = ({ delivery }: { readonly delivery: WebhookDelivery }) => {
  const { words } = useShell();
  const { t } = words;
  const [tone, state] = states[delivery.state];
  const facts = [
    words.date(delivery.at, "dateTime"),
    t("webhooks.attempts", { count: delivery.attempts }),
    delivery.status === null
      ? delivery.error && deliveryFault(words, delivery.error)
      : t("webhooks.statusCode", { code: delivery.status }),
  ];
  return (
    <span className={parts.rowWords}>
      <span className={styles.what}>
        {t(nameOf(delivery.event))}
        <StatusPill tone={tone}>{t(state)}</StatusPill>
      </span>
      <span className={parts.quiet}>{facts.filter((fact) => fact !== null).join(" · ")}</span>
    </span>
  );
};
