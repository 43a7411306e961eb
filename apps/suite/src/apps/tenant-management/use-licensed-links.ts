import { type LicensedLink, previewLicences, type TenantTerms } from "@evolve/contracts/tenant-management";
import { useShell } from "@evolve/shell";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export type LicenceTerms = Pick<TenantTerms, "licenses" | "toggles">;

/** The links of the menu with these licences and toggles. They are constants of the product, so they stay fresh. */
export const useLicensedLinks = ({ licenses, toggles }: LicenceTerms) => {
  const { client } = useShell();
  return useQuery({
    queryKey: ["licensed links", licenses, toggles],
    queryFn: async ({ signal }): Promise<readonly LicensedLink[]> =>
      (await client.call(previewLicences, { body: { licenses, toggles } }, { signal })).links,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};
