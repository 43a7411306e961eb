import { readBrand } from "@evolve/contracts/branding-editor";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readBrandHost } from "../searches.ts";
import { brandKeyOf, type StoredBrand } from "./brand-fields.ts";
import styles from "./branding.module.css";

const BrandEditor = lazyPart(async () => (await import("./brand-editor.tsx")).BrandEditor);

/** Admin, Branding: the look of the organization or of one of its hosts, with a preview of what is not saved yet. */
export const BrandingScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const [{ host }, change] = useRouteSearch(readBrandHost);
  const brand = useQuery({
    queryKey: brandKeyOf(host),
    queryFn: ({ signal }) => client.call(readBrand, { query: { host } }, { signal, retryAfter: true }),
  });
  return (
    <Page title={t("branding.title")} lead={t("branding.lead")}>
      {brand.data === undefined ? (
        <QueryState error={brand.error} onRetry={() => void brand.refetch()} />
      ) : (
        <>
          <HostPicker hosts={brand.data.hosts} host={host} onChange={(chosen) => change({ host: chosen })} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <BrandEditor key={`${host ?? ""} ${brand.data.brand === null}`} stored={brand.data} host={host} />
          </Suspense>
        </>
      )}
    </Page>
  );
};

interface HostPickerProps {
  readonly hosts: StoredBrand["hosts"];
  readonly host: string | undefined;
  readonly onChange: (host: string | undefined) => void;
}

const everywhere = "";

/** Which look is edited. A tenant with a single host has one look, and nothing to choose. */
const HostPicker = ({ hosts, host, onChange }: HostPickerProps) => {
  const { t } = useShell().words;
  if (hosts.length < 2 && host === undefined) return null;
  return (
    <div className={styles.hostPicker}>
      <Select
        label={t("branding.lookOf")}
        placeholder=""
        options={[
          { id: everywhere, label: t("branding.organization"), description: t("branding.organizationHint") },
          ...hosts.map(({ host: id, hasOwnLook }) => ({
            id,
            label: id,
            description: t(hasOwnLook ? "branding.hostOwn" : "branding.hostInherits"),
          })),
        ]}
        value={host ?? everywhere}
        onChange={(id) => onChange(id === everywhere ? undefined : id)}
      />
    </div>
  );
};
