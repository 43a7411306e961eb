import type { CallResult } from "@evolve/contracts/call";
import { type listDomains, removeDomain, verifyDomain } from "@evolve/contracts/domains";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useState } from "react";
import { CopyField } from "../../../parts/copy-field.tsx";
import { Question } from "../../../parts/question.tsx";
import parts from "../../../parts/parts.module.css";
import styles from "./sign-in-page.module.css";

type Domain = CallResult<typeof listDomains>["domains"][number];
export const domainsKey = ["email-domains"];

/** A claimed domain: its state, the record to publish, and what can be done about it. */
export const DomainRow = ({ domain: { id, domain, verifiedAt, failedAt, record } }: { readonly domain: Domain }) => {
  const { client, words } = useShell();
  const { t } = words;
  const [isAsking, setAsking] = useState(false);
  const check = useAction<void>({
    run: () => client.call(verifyDomain, { params: { domainId: id }, body: {} }),
    done: () => t("signInPage.checked", { domain }),
    invalidates: [domainsKey],
  });
  const remove = useAction<void>({
    run: () => client.call(removeDomain, { params: { domainId: id } }),
    done: () => t("signInPage.removed", { domain }),
    invalidates: [domainsKey],
    onEnd: () => setAsking(false),
  });
  const isVerified = verifiedAt !== null;
  return (
    <li className={styles.domain}>
      <div className={styles.domainHead}>
        <strong dir="ltr">{domain}</strong>
        <StatusPill tone={isVerified ? "success" : failedAt === null ? "neutral" : "warning"}>
          {t(isVerified ? "signInPage.verified" : failedAt === null ? "signInPage.pending" : "signInPage.failed")}
        </StatusPill>
      </div>
      {isVerified ? (
        <p className={parts.quiet}>{t("signInPage.verifiedSince", { date: words.date(verifiedAt, "date") })}</p>
      ) : (
        <>
          {failedAt !== null && (
            <p className={parts.quiet}>{t("signInPage.failedAt", { date: words.date(failedAt, "dateTime") })}</p>
          )}
          <p className={parts.quiet}>{t("signInPage.recordLead")}</p>
          <CopyField label={t("signInPage.recordName")} value={record.name} />
          <CopyField label={t("signInPage.recordValue")} value={record.value} />
        </>
      )}
      <div className={parts.group}>
        {!isVerified && (
          <Button
            variant="primary"
            aria-label={`${t("signInPage.check")}: ${domain}`}
            isPending={check.isPending}
            onPress={() => check.mutate()}
          >
            {t("signInPage.check")}
          </Button>
        )}
        <Button aria-label={`${t("signInPage.remove")}: ${domain}`} onPress={() => setAsking(true)}>
          {t("signInPage.remove")}
        </Button>
      </div>
      {isAsking && (
        <Question
          tone="danger"
          title={t("signInPage.removeTitle")}
          confirmLabel={t("signInPage.remove")}
          cancelLabel={t("common.cancel")}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t("signInPage.removeText", { domain })}
        </Question>
      )}
    </li>
  );
};
