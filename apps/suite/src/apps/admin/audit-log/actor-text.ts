import type { Words } from "@evolve/i18n";

/** Who did something: who really was there is named first. */
export const actorText = (
  { t }: Words,
  { person, impersonator }: { readonly person: string | null; readonly impersonator: string | null },
): string => {
  const name = person ?? t("audit.product");
  return impersonator === null ? name : t("audit.actingFor", { impersonator, person: name });
};
