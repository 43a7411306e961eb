import { isReadable } from "@evolve/contracts/contrast";

/** A notice of the tenant above the form: plain text. Its own colours only where they can be read on each other. */
export interface LoginBanner {
  readonly message: string;
  readonly colours: { readonly color: string; readonly backgroundColor: string } | undefined;
}

/** What the server knows of the host and writes into the page, so that nothing has to be fetched before the first step. */
export interface Boot {
  readonly brandName: string;
  /** Empty for the product's own mark. */
  readonly logoUrl: string;
  /** Whose product it is, below the form of another's brand; empty for none. */
  readonly coBrand: string;
  /** A page of the brand to show beside the form; empty for none. */
  readonly marketingUrl: string;
  readonly loginBanner: LoginBanner | null;
  /** The tenant of the host, where it has an identity provider. */
  readonly singleSignOn: string | null;
  /** Whether to ask that identity provider, in a hidden frame, if it knows the person. */
  readonly looksForSso: boolean;
  /** Whether people with an address of the tenant may register themselves. */
  readonly allowsSignUp: boolean;
  /** False for a page that another site has opened without a click by the user. */
  readonly isOpenedBySomeone: boolean;
  /** Whether another site has led here, which is none of the allowed ones. */
  readonly isFromOtherSite: boolean;
  /** Empty where support is not reached by phone. */
  readonly supportPhone: string;
  /** Hosts that a redirectURL may name. */
  readonly allowedDomains: readonly string[];
  /** Host and port as the browser asked for them. */
  readonly host: string;
  /** Addresses of the suite's entry, fetched while the person types. */
  readonly prefetch: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** The text of base64 UTF-8; empty where it is neither. */
export const decodeMessage = (base64: string): string => {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch {
    return "";
  }
};

const bannerOf = (value: unknown): LoginBanner | null => {
  const fields = fieldsOf(value);
  const message = decodeMessage(textOf(fields["message"]));
  if (message === "") return null;
  const color = textOf(fields["fontColorCode"]);
  const backgroundColor = textOf(fields["backgroundColorCode"]);
  return { message, colours: isReadable(color, backgroundColor) ? { color, backgroundColor } : undefined };
};

/** Reads the server's boot data; what is missing or of another kind falls back to the product's own look. */
export const parseBoot = (text: string): Boot => {
  let data: Fields;
  try {
    data = fieldsOf(JSON.parse(text));
  } catch {
    data = {};
  }
  const branding = fieldsOf(data["branding"]);
  return {
    brandName: textOf(branding["brandName"]) || "Evolve WFM",
    logoUrl: textOf(branding["logoUrl"]),
    coBrand: textOf(branding["coBrand"]),
    marketingUrl: textOf(branding["marketingUrl"]),
    loginBanner: bannerOf(data["loginBanner"]),
    singleSignOn: textOf(fieldsOf(data["singleSignOn"])["tenantId"]) || null,
    looksForSso: fieldsOf(data["singleSignOn"])["looksForSession"] === true,
    allowsSignUp: data["allowsSignUp"] === true,
    isOpenedBySomeone: data["isOpenedBySomeone"] !== false,
    isFromOtherSite: data["isFromOtherSite"] === true,
    supportPhone: textOf(data["supportPhone"]),
    allowedDomains: textsOf(data["allowedDomains"]),
    host: textOf(data["host"]),
    prefetch: textsOf(data["prefetch"]),
  };
};

/** Stands in for the host's values while the pages are built; the server writes the real ones in their place. */
export const placeholderBoot: Boot = {
  brandName: "{{brandName}}",
  logoUrl: "{{logoUrl}}",
  coBrand: "{{coBrand}}",
  marketingUrl: "",
  loginBanner: null,
  singleSignOn: null,
  looksForSso: false,
  allowsSignUp: false,
  isOpenedBySomeone: true,
  isFromOtherSite: false,
  supportPhone: "",
  allowedDomains: [],
  host: "",
  prefetch: [],
};
