import * as z from "zod/mini";
import { defineService, type Services } from "../../../core/services.ts";
import { defineJob } from "../../../jobs/index.ts";
import { detailsOf, readCertificate } from "./certificates.ts";
import { listWatched } from "./settings-repository.ts";

interface Ending {
  tenantId: string;
  subject: string;
  validTo: Date;
}

/** Certificates of identity providers and of our own keys that have ended or soon will. */
const findEnding = async ({ clock, database }: Services): Promise<Ending[]> => {
  const now = clock.now();
  const watched = await listWatched(database);
  return watched.flatMap(({ tenantId, certificates }) =>
    certificates.flatMap((pem) => {
      const certificate = readCertificate(pem);
      if (!certificate) return [];
      const { state, subject, validTo } = detailsOf(certificate, now);
      return state === "soon" || state === "ended" ? [{ tenantId, subject, validTo }] : [];
    }),
  );
};

/** A line in the log for each, every hour, so that nobody's sign-in ends by surprise. */
export const warnOfCertificates = defineJob({
  name: "saml.warn-of-certificates",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "23 * * * *",
  run: async ({ services }) => {
    const ending = await findEnding(services);
    services.use(endingCount).set(ending.length);
    for (const { tenantId, subject, validTo } of ending)
      services.log.warn({ tenantId, subject, validTo: validTo.toISOString() }, "a SAML certificate ends");
  },
});

const countedForMs = 60 * 60 * 1000;

/** The count of up to an hour ago, so that a scrape does not read every tenant's certificates. Only a change of certificates makes it out of date. */
const endingCount = defineService("ending certificates", (services) => {
  const { bus, clock } = services;
  let counted: { at: number; count: Promise<number> } | null = null;
  bus.subscribe(({ kind }) => {
    if (kind === "saml-changed" || kind === "messages-lost") counted = null;
  });
  const set = (count: Promise<number>): Promise<number> => {
    counted = { at: clock.now().getTime(), count };
    count.catch(() => {
      counted = null;
    });
    return count;
  };
  return {
    set: (count: number): void => void set(Promise.resolve(count)),
    read: (): Promise<number> =>
      counted && clock.now().getTime() - counted.at < countedForMs
        ? counted.count
        : set(findEnding(services).then((ending) => ending.length)),
  };
});

export const countEndingCertificates = (services: Services): Promise<number> => services.use(endingCount).read();
