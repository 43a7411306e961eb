const fieldsOf = (): Readonly<Record<string, unknown>> => {
  try {
    const data: unknown = JSON.parse(document.getElementById("boot")?.textContent ?? "");
    return typeof data === "object" && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
};

/** Hosts that the page may speak with, from the boot data that the server wrote into it. */
export const allowedDomains = (): readonly string[] => {
  const { allowedDomains: list } = fieldsOf();
  return Array.isArray(list) ? list.filter((domain) => typeof domain === "string") : [];
};
