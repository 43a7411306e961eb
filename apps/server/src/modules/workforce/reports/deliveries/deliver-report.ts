import { Id } from "@evolve/contracts/validators";
import { createWords, type Language, languageOf } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { localDateOf, relativePeriod } from "@evolve/workforce";
import * as z from "zod/mini";
import { defineJob } from "../../../../jobs/index.ts";
import { recordEvent } from "../../../platform/audit/index.ts";
import { type MailAttachment, sendLetter } from "../../../platform/mail/index.ts";
import { computeReport } from "../compute-report.ts";
import { reportFile } from "./report-file.ts";
import { findDelivery, listReaders, lockDelivery, setLastSent } from "./repository.ts";

/**
 * Mails a report to those of its recipients who are active, not locked and may see reports at this moment, each in the language of their
 * browser. A run that is repeated sends nothing twice: the mails and the time of the delivery are one transaction.
 */
export const deliverReport = defineJob({
  name: "reports.deliver",
  payload: z.strictObject({
    deliveryId: Id,
    /** ISO 8601; when it was due, or was asked for. */
    at: z.string(),
    askedBy: z.nullable(Id),
  }),
  workerPool: "long",
  retries: { most: 5, waitSeconds: (attempt) => 30 * attempt },
  run: async ({ services, tenantId, payload: { deliveryId, at: given, askedBy } }) => {
    if (tenantId === null) throw new Error("a report belongs to a tenant");
    const { clock, database } = services;
    const at = new Date(given);
    const delivery = await database.readTenant(tenantId, (tx) => findDelivery(tx, tenantId, deliveryId));
    if (!delivery || (askedBy === null && delivery.isPaused)) return;
    const days = relativePeriod(delivery.period, localDateOf(at.getTime(), delivery.zone), delivery.weekStart);
    const { report: name, businessUnitId, planningGroupId, grain, breakdown } = delivery;
    const asked = { report: name, businessUnitId, planningGroupId, grain, breakdown, ...days };
    const report = await database.readTenant(tenantId, (tx) =>
      computeReport(services, tx, tenantId, asked, clock.now()),
    );
    if (!report) return;
    const files = new Map<Language, MailAttachment>();
    await database.withTenant(tenantId, async (tx) => {
      const current = await lockDelivery(tx, tenantId, deliveryId);
      if (!current || (current.lastSentAt !== null && current.lastSentAt >= at)) return;
      const people = await listReaders(tx, tenantId, "reporting:view", deliveryId);
      for (const person of people) {
        const language = languageOf(person.language ?? "") ?? "en";
        const own = createWords(language, catalogueOf(language, ["reporting"]));
        const file = files.get(language) ?? (await reportFile(own, delivery.format, asked, report));
        files.set(language, file);
        const query = new URLSearchParams({
          unit: businessUnitId,
          from: days.firstDay,
          to: days.lastDay,
          grain,
          by: breakdown,
        });
        if (planningGroupId !== null) query.set("group", planningGroupId);
        const of = { report: own.t(`reporting.names.${name}`), unit: delivery.businessUnitName };
        const day = (date: string): string => own.date(`${date}T00:00:00Z`, "date", "UTC");
        await sendLetter(services, tx, { tenantId, to: person.email, language }, (words, { origin }) => ({
          subject: own.t("reporting.mailSubject", { name: delivery.name }),
          greeting: words.t("notices.greeting", { name: person.name }),
          paragraphs: [
            own.t("reporting.mailText", { ...of, from: day(days.firstDay), to: day(days.lastDay) }),
            ...(report.rows.length === 0 ? [own.t("reporting.mailEmpty")] : []),
          ],
          button: {
            label: own.t("reporting.open"),
            url: `${origin}/reporting/#/reports/${name}?${query.toString()}`,
          },
          notes: [own.t("reporting.mailWhy")],
          attachments: [file],
        }));
      }
      await setLastSent(tx, tenantId, deliveryId, at);
      const event = { tenantId, at: clock.now(), actorId: askedBy, targetId: deliveryId };
      const details = { name: delivery.name, recipientIds: people.map(({ id }) => id), ...days };
      await recordEvent(tx, { ...event, action: "report-delivery.sent", details });
    });
  },
});
