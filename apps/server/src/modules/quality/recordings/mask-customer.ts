const dots = "••••";

/** What those may see of a customer's address who may not listen: `+44 •••• 1234`, `a••••@example.com`, `M••••`. */
export const maskCustomer = (customer: string): string => {
  const [name = "", domain] = customer.split("@");
  if (domain !== undefined && name !== "") return `${[...name][0] ?? ""}${dots}@${domain}`;
  const digits = customer.replace(/\D/g, "");
  if (!/^[+\d\s().-]+$/.test(customer)) return `${[...customer][0] ?? ""}${dots}`;
  // Of a short number, four digits would be most of it.
  if (digits.length < 9) return `${dots} ${digits.slice(-2)}`;
  const country = customer.trim().startsWith("+") ? `+${digits.slice(0, 2)} ` : "";
  return `${country}${dots} ${digits.slice(-4)}`;
};
