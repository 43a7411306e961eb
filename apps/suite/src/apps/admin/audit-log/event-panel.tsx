import { type AuditRow, searchAuditEvents } from "@evolve/contracts/audit";
import { auditActionText } from "@evolve/i18n/audit-action-names";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { actorText } from "./actor-text.ts";
import styles from "./audit-log.module.css";
import { detailsOf } from "./event-details.ts";
import { fieldText } from "./field-names.ts";
import { planningFields } from "./planning-fields.ts";

/** Everything that the audit log holds of an event. */
export const EventPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="audit-log"
      title={words.t("audit.details")}
      read={async (id, signal) =>
        (await client.call(searchAuditEvents, { body: { filter: { id: [id] } } }, { signal })).events[0]
      }
    >
      {(event) => event && <Facts event={event} onClose={panel.onClose} />}
    </RowPanel>
  );
};

const Facts = ({ event, onClose }: { readonly event: AuditRow; readonly onClose: () => void }) => {
  const { words } = useShell();
  const { t } = words;
  const details = detailsOf(words, event);
  return (
    <Modal
      isOpen
      size="panel"
      title={auditActionText(words, event.action)}
      subtitle={words.date(event.at, "dateTime")}
      onOpenChange={onClose}
    >
      <dl className={styles.facts}>
        <dt>{t("audit.person")}</dt>
        <dd dir="auto">{actorText(words, event)}</dd>
        {event.targetId !== null && (
          <>
            <dt>{t("audit.target")}</dt>
            <dd dir="auto">{event.target ?? <code>{event.targetId}</code>}</dd>
          </>
        )}
        <dt>{t("audit.action")}</dt>
        <dd>
          <code>{event.action}</code>
        </dd>
        <dt>{t("audit.eventId")}</dt>
        <dd>
          <code>{event.id}</code>
        </dd>
        <dt>{t("audit.chain")}</dt>
        <dd>{t(event.isSealed ? "audit.sealed" : "audit.notSealed")}</dd>
      </dl>
      {details.length > 0 && (
        <section className={styles.details}>
          <h3>{t("audit.details")}</h3>
          <dl className={styles.facts}>
            {details.map(({ name, value }) => (
              <div key={name} className={styles.detail}>
                <dt title={name}>{fieldText(words, name, planningFields)}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Modal>
  );
};
