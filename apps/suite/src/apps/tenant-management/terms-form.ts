import { wholeNumber } from "@evolve/contracts/rules";
import { applicationIds, NewTenant, type TenantTerms } from "@evolve/contracts/tenant-management";
import * as z from "zod/mini";

const { type, toggles, tenantName, timezone, administratorEmail } = NewTenant.shape;

/** A tenant's terms as they are edited: the limit is typed, and features stand apart from their application. */
export const TermsForm = z.strictObject({
  type,
  userSoftLimit: wholeNumber({ min: 1, max: 1_000_000 }),
  applicationIds: z.array(z.enum(applicationIds)),
  featureIds: z.array(z.number()),
  toggles,
});
export type TermsFields = z.input<typeof TermsForm>;
export type TermsValues = z.output<typeof TermsForm>;

export const NewTenantForm = z.extend(TermsForm, { tenantName, timezone, administratorEmail });

/** Section 6: the features of QM, by which the menus choose the quality module. */
export const qualityFeatures = [103, 107] as const;

type Licenses = readonly { readonly applicationId: string; readonly featureIds: readonly number[] }[];

/** The terms as the call takes them. */
export const termsOf = (
  { applicationIds: ids, featureIds, ...terms }: TermsValues,
  before: Licenses = [],
): TenantTerms => ({ ...terms, licenses: licensesOf(ids, featureIds, before) });

/** Features of applications other than QM stay as they were. */
export const licensesOf = (
  ids: TermsValues["applicationIds"],
  featureIds: readonly number[],
  before: Licenses,
): TenantTerms["licenses"] =>
  ids.map((applicationId) => ({
    applicationId,
    featureIds: [
      ...(applicationId === "QM"
        ? featureIds
        : (before.find((licence) => licence.applicationId === applicationId)?.featureIds ?? [])),
    ],
  }));
