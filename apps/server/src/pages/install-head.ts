import { type HostBrand, type OwnPicture, ownPictureOf } from "../modules/directory/branding/index.ts";

/** The colour of the product, where a host has no brand. */
const productColor = "#1461c4";
export const manifestPath = "/manifest.webmanifest";

/** `#rrggbb`, in lower case. */
export const colorOf = ({ profile }: HostBrand): string => {
  const color = profile?.backgroundColor.toLowerCase() ?? "";
  return /^#[0-9a-f]{6}$/.test(color) ? color : productColor;
};

/** The brand's uploaded picture that suits an icon best: its own icon, else its logo; null without either. */
export const iconPictureOf = ({ profile }: HostBrand): OwnPicture | null =>
  ownPictureOf(profile?.faviconUrl ?? "") ?? ownPictureOf(profile?.logoUrl ?? "");

/** Colour and picture stand in the address, so that another brand's icon is another file for the browser. */
export const lookOfIcons = (brand: HostBrand): string =>
  [colorOf(brand).slice(1), iconPictureOf(brand)?.mark].filter(Boolean).join("-");

export const iconPath = (name: string, brand: HostBrand): string => `/app-icons/${lookOfIcons(brand)}/${name}`;

/** What a page says in its head so that it can be installed and so that a phone's bars have the brand's colour. */
export const installableHead = (brand: HostBrand): string => {
  const color = colorOf(brand);
  return [
    `<meta name="theme-color" content="${color}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    `<link rel="apple-touch-icon" href="${iconPath("maskable-192.png", brand)}">`,
  ].join("");
};
