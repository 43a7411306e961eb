import type { BrandForm, readBrand, saveBrand } from "@evolve/contracts/branding-editor";
import type { CallInput, CallResult } from "@evolve/contracts/call";

export type StoredBrand = CallResult<typeof readBrand>;
/** Of one of the tenant's hosts, or of the tenant. */
export const brandKeyOf = (host: string | undefined) => ["brand", host ?? null];

/** The colours of the suite's own look, with which a first brand begins, unless a host has the tenant's. */
const firstColours = { backgroundColor: "#1461c4", headerTextColor: "#ffffff" };

export const fieldsOf = ({ brand, inherited }: StoredBrand, tenantName: string): BrandForm =>
  brand ??
  inherited ?? {
    brandName: tenantName,
    ...firstColours,
    supportEmail: "",
    coBrand: "",
    marketingUrl: "",
    logo: "",
    icon: "",
  };

const newPicture = "data:image/png;base64,";

/** A picture as the call takes it: left out where it is the stored one, null where it was removed. */
const pictureOf = (picture: string): string | null | undefined => {
  if (picture === "") return null;
  return picture.startsWith(newPicture) ? picture.slice(newPicture.length) : undefined;
};

/** What is saved of an edit that is based on `base`. */
export const bodyOf = (
  { logo, icon, ...fields }: BrandForm,
  { version }: Pick<StoredBrand, "version">,
): CallInput<typeof saveBrand>["body"] => ({
  ...fields,
  logo: pictureOf(logo),
  icon: pictureOf(icon),
  version,
});
