import type { Licence } from "@evolve/contracts/authorization";

/** The order from the readings, 'Routes and permissions'. */
const priority = [
  "TM",
  "AS",
  "WFO",
  "WFM",
  "QM",
  "RECORDING",
  "ANALYTICS",
  "XSIGHT",
  "ACD",
  "SEARCH",
  "PM",
  "WFI",
  "EM",
  "ADAPTERS",
];

const defaultProduct = "Evolve WFM";
const productNames: Readonly<Record<string, string>> = {
  TM: "Tenant Management",
  AS: "Automation Studio",
  WFO: "WFO",
  QM: "QM",
  RECORDING: "Recording",
  ANALYTICS: "X-Sight",
  XSIGHT: "X-Sight",
};

/** The licence type that the header shows: WFO for several licences without TM, ACD or WFI, else the first by priority. */
export const licenceTypeOf = (licences: readonly Licence[], tenantType: "TRIAL" | "PAYING"): string => {
  if (tenantType === "TRIAL") return "TRIAL";
  const held = new Set(licences.map((licence) => licence.applicationId.toUpperCase()));
  if (held.size > 1 && !["TM", "ACD", "WFI"].some((id) => held.has(id))) return "WFO";
  return priority.find((id) => held.has(id)) ?? "WFM";
};

export const productNameOf = (licenceType: string): string => productNames[licenceType] ?? defaultProduct;
