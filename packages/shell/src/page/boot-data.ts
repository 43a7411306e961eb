const fieldsOf = (): Readonly<Record<string, unknown>> => {
  try {
    const data: unknown = JSON.parse(document.getElementById("boot")?.textContent ?? "");
    return typeof data === "object" && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
};

/** The name and logo of the host that the page was opened at; empty where it has none of its own. */
export const hostBrand = (): { readonly brandName: string; readonly logoUrl: string } => {
  const { branding } = fieldsOf();
  const { brandName, logoUrl } = Object(branding) as Readonly<Record<string, unknown>>;
  return {
    brandName: typeof brandName === "string" ? brandName : "",
    logoUrl: typeof logoUrl === "string" ? logoUrl : "",
  };
};

/** Hosts that the page may speak with, from the boot data that the server wrote into it. */
export const allowedDomains = (): readonly string[] => {
  const { allowedDomains: list } = fieldsOf();
  return Array.isArray(list) ? list.filter((domain) => typeof domain === "string") : [];
};
