import * as fc from "fast-check";
import { expect, test } from "vitest";
import { licenceTypeOf, productNameOf } from "./licence-type.ts";

const priority = "TM AS WFO WFM QM RECORDING ANALYTICS XSIGHT ACD SEARCH PM WFI EM ADAPTERS".split(" ");
const typeOf = (...ids: string[]): string =>
  licenceTypeOf(
    ids.map((applicationId) => ({ applicationId, featureIds: [] })),
    "PAYING",
  );

test.each([
  [["WFM"], "WFM"],
  [["QM", "RECORDING"], "WFO"],
  [["AS", "QM"], "WFO"],
  [["ACD", "QM"], "QM"],
  [["ACD", "WFM", "QM", "WFO"], "WFO"],
  [["TM", "AS"], "TM"],
  [["WFI", "ADAPTERS"], "WFI"],
  [["tm"], "TM"],
  [["qm", "QM"], "QM"],
  [[], "WFM"],
  [["UNHEARD-OF"], "WFM"],
])("Of the licences %j the type shown is %s [PERM-014, PERM-015]", (ids, type) => {
  expect(typeOf(...ids)).toBe(type);
});

test("A trial tenant shows the trial, whatever its licences", () => {
  expect(licenceTypeOf([{ applicationId: "TM", featureIds: [] }], "TRIAL")).toBe("TRIAL");
});

test("Several licences without TM, ACD and WFI are WFO, else the first by priority counts [PERM-014, PERM-015, PERM-016, PERM-001]", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...priority), { minLength: 1 }), (ids) => {
      const several = ids.length > 1 && !ids.some((id) => ["TM", "ACD", "WFI"].includes(id));
      expect(typeOf(...ids)).toBe(several ? "WFO" : priority.find((id) => ids.includes(id)));
    }),
  );
});

test.each([
  ["WFM", "Evolve WFM"],
  ["TRIAL", "Evolve WFM"],
  ["ACD", "Evolve WFM"],
  ["", "Evolve WFM"],
  ["WFO", "WFO"],
  ["QM", "QM"],
  ["RECORDING", "Recording"],
  ["ANALYTICS", "X-Sight"],
  ["XSIGHT", "X-Sight"],
  ["AS", "Automation Studio"],
  ["TM", "Tenant Management"],
])("The product of licence type '%s' is called %s [BRAND-002, BRAND-003, BRAND-020]", (type, name) => {
  expect(productNameOf(type)).toBe(name);
});
