import type { CallResult } from "@evolve/contracts/call";
import { claimDomain, DomainName, listDomains } from "@evolve/contracts/domains";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { DomainRow, domainsKey } from "./domain-row.tsx";
import parts from "../../../parts/parts.module.css";

const DomainForm = z.strictObject({ domain: DomainName });
type DomainFields = z.output<typeof DomainForm>;

/** The tenant's email domains: claimed here, and verified by a record in DNS. */
export const DomainsCard = () => {
  const { client, toasts, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const domains = useQuery({
    queryKey: domainsKey,
    queryFn: async ({ signal }) => (await client.call(listDomains, {}, { signal, retryAfter: true })).domains,
  });
  const form = useAppForm<DomainFields, DomainFields>({
    schema: DomainForm,
    defaultValues: { domain: "" },
    onSave: async (body) => {
      const { domain }: CallResult<typeof claimDomain> = await client.call(claimDomain, { body });
      form.startAgain();
      toasts.show({ tone: "success", text: t("signInPage.added", { domain: domain.domain }) });
      await queryClient.invalidateQueries({ queryKey: domainsKey });
    },
  });
  return (
    <Card title={t("signInPage.domains")}>
      <p className={parts.quiet}>{t("signInPage.domainsLead")}</p>
      {domains.data === undefined ? (
        <QueryState error={domains.error} onRetry={() => void domains.refetch()} />
      ) : domains.data.length === 0 ? (
        <p className={parts.quiet}>{t("signInPage.noDomains")}</p>
      ) : (
        <ul>
          {domains.data.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      <Form
        label={t("signInPage.domains")}
        onSubmit={() => void form.save()}
        faults={form.faults}
        summaryTitle={form.summaryTitle}
      >
        <TextField
          {...form.text("domain")}
          label={t("signInPage.domain")}
          placeholder="example.com"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          dir="ltr"
        />
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <div className={parts.group}>
          <Button type="submit" isPending={form.isSaving}>
            {t("signInPage.add")}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
