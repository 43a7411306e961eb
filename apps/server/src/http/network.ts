import { isIPv6 } from "node:net";

/**
 * What one subscriber has: of IPv6 the first 64 bits, since they choose the rest themselves; of IPv4 the whole address.
 * Anything else is returned as it is.
 */
export const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%", 1);
  if (!isIPv6(plain)) return address;
  const [start = "", end] = plain.split("::", 2);
  const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const [first, last] = [groupsOf(start), groupsOf(end ?? "")];
  // An IPv4 address at the end stands for two groups.
  const given = first.length + last.length + (plain.includes(".") ? 1 : 0);
  const groups = end === undefined ? first : [...first, ...Array<string>(8 - given).fill("0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`;
};
