import type { CallResult } from "@evolve/contracts/call";
import { type readSamlMetadata, SamlSettingsFields } from "@evolve/contracts/saml";
import * as z from "zod/mini";

/** The settings as they are being typed: empty texts for what is not set, certificates one below the other. */
export type SettingsFields = Omit<SamlSettingsFields, "logoutUrl" | "landingPage" | "certificates"> & {
  readonly logoutUrl: string;
  readonly landingPage: string;
  readonly certificates: string;
};

const pem = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;

/** The certificates in a text; a text without any counts as one, which the server refuses. */
export const certificatesIn = (text: string): string[] => {
  const found = text.match(pem);
  if (found) return [...new Set(found.map((one) => one.trim()))];
  return text.trim() === "" ? [] : [text.trim()];
};

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

/** The form of the settings: the contract, whose certificates are typed as one text. */
export const SettingsForm = z.pipe(
  z.transform(({ certificates, logoutUrl, landingPage, ...rest }: SettingsFields) => ({
    ...rest,
    logoutUrl: orNull(logoutUrl),
    landingPage: orNull(landingPage),
    certificates: certificatesIn(certificates),
  })),
  SamlSettingsFields,
);

export const noSettings: SettingsFields = {
  enabled: false,
  entityId: "",
  signOnUrl: "",
  logoutUrl: "",
  certificates: "",
  nameIdFormat: "emailAddress",
  attributes: { userName: "", email: "", firstName: "", lastName: "" },
  createUsers: false,
  defaultRoleId: null,
  idpInitiated: false,
  signRequests: true,
  lookForSession: false,
  landingPage: "",
};

export const fieldsOf = ({ certificates, logoutUrl, landingPage, ...rest }: SamlSettingsFields): SettingsFields => ({
  ...rest,
  logoutUrl: logoutUrl ?? "",
  landingPage: landingPage ?? "",
  certificates: certificates.join("\n"),
});

/** What metadata say, in the place of what stood in the form. */
export const withMetadata = (
  fields: SettingsFields,
  metadata: CallResult<typeof readSamlMetadata>,
): SettingsFields => ({
  ...fields,
  entityId: metadata.entityId,
  signOnUrl: metadata.signOnUrl,
  logoutUrl: metadata.logoutUrl ?? "",
  nameIdFormat: metadata.nameIdFormat,
  certificates: metadata.certificates.join("\n"),
});
