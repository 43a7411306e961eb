import type { Override } from "@evolve/contracts/forecasts";

export type Amount = Pick<Override, "effect" | "amount">;

/**
 * Reads what a planner types: `1,400` sets, `+100` and `−100` add, `+5 %` and `5 %` change by a share. Null where it is none of
 * these. Thousands and decimals are separated as the locale does.
 */
export const readAmount = (text: string, locale: string): Amount | null => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const separatorOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  const plain = text
    .replaceAll(/\s/gu, "")
    .replaceAll(separatorOf("group") || ",", "")
    .replace(separatorOf("decimal"), ".")
    .replaceAll(/[−–]/gu, "-");
  const match = /^(?<sign>[+-]?)(?<digits>\d+(?:\.\d+)?)(?<percent>%?)$/u.exec(plain);
  if (!match?.groups) return null;
  const { sign, digits, percent } = match.groups;
  const amount = Number(digits) * (sign === "-" ? -1 : 1);
  return { effect: percent === "%" ? "percent" : sign === "" ? "set" : "add", amount };
};
