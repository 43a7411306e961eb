import type { SamlCertificate } from "@evolve/contracts/saml";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import parts from "../../../parts/parts.module.css";

const states: Readonly<Record<SamlCertificate["state"], readonly [StatusTone, PlainKey]>> = {
  valid: ["success", "singleSignOn.certificateValid"],
  notYet: ["info", "singleSignOn.certificateNotYet"],
  soon: ["warning", "singleSignOn.certificateSoon"],
  ended: ["danger", "singleSignOn.certificateEnded"],
};

interface CertificateRowProps {
  readonly certificate: SamlCertificate;
  readonly note?: string | undefined;
}

export const CertificateRow = ({ certificate, note }: CertificateRowProps) => {
  const { words } = useShell();
  const [tone, key] = states[certificate.state];
  return (
    <li className={parts.row}>
      <span className={parts.rowWords}>
        <span dir="auto">{certificate.subject}</span>
        <span className={parts.quiet}>
          {words.t("singleSignOn.certificateUntil", { date: words.date(certificate.validTo, "date") })}
          {note !== undefined && ` · ${note}`}
        </span>
        <code className={parts.quiet}>{certificate.fingerprint}</code>
      </span>
      <StatusPill tone={tone}>{words.t(key)}</StatusPill>
    </li>
  );
};

/** The saved certificates of the identity provider, and how long they last. */
export const Certificates = ({ certificates }: { readonly certificates: readonly SamlCertificate[] }) => {
  const { t } = useShell().words;
  if (certificates.length === 0) return null;
  return (
    <section aria-label={t("singleSignOn.savedCertificates")}>
      <h3 className={parts.subTitle}>{t("singleSignOn.savedCertificates")}</h3>
      <ul className={parts.rows}>
        {certificates.map((certificate) => (
          <CertificateRow key={certificate.fingerprint} certificate={certificate} />
        ))}
      </ul>
    </section>
  );
};
