import { readBrand } from "@evolve/contracts/branding-editor";
import { Page, useShell } from "@evolve/shell";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { brandKey } from "./brand-fields.ts";

const BrandEditor = lazyPart(async () => (await import("./brand-editor.tsx")).BrandEditor);

/** Admin, Branding: the organization's look, with a preview of what is not saved yet. */
export const BrandingScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const brand = useQuery({
    queryKey: brandKey,
    queryFn: ({ signal }) => client.call(readBrand, {}, { signal, retryAfter: true }),
  });
  return (
    <Page title={t("branding.title")} lead={t("branding.lead")}>
      {brand.data === undefined ? (
        <QueryState error={brand.error} onRetry={() => void brand.refetch()} />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <BrandEditor key={String(brand.data.brand === null)} stored={brand.data} />
        </Suspense>
      )}
    </Page>
  );
};
