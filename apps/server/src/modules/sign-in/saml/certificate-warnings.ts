import type { Services } from "../../../core/services.ts";
import { factsOf, readCertificate } from "./certificates.ts";
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
      const { state, subject, validTo } = factsOf(certificate, now);
      return state === "soon" || state === "ended" ? [{ tenantId, subject, validTo }] : [];
    }),
  );
};

/** A line in the log for each, so that nobody's sign-in ends by surprise. */
export const warnOfCertificates = async (services: Services): Promise<void> => {
  for (const { tenantId, subject, validTo } of await findEnding(services))
    services.log.warn({ tenantId, subject, validTo: validTo.toISOString() }, "a SAML certificate ends");
};

export const countEndingCertificates = async (services: Services): Promise<number> =>
  (await findEnding(services)).length;
