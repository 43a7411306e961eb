import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { isReadable } from "./contrast.ts";
import { DomainName } from "./domains.ts";
import { HexColour } from "./field-rules.ts";
import { Version } from "./organisation.ts";
import { fault } from "./validators.ts";

const area = "tenants";
const path = "/tenants/v1/sign-in-page";
export const signInPageLimits = { bannerMax: 1_000, allowedDomains: 50 } as const;

/** The notice above the sign-in form: plain text with its line breaks, in colours that can be read. */
export const BannerFields = z
  .strictObject({
    message: z
      .string()
      .check(z.trim(), z.minLength(1, "required"), z.maxLength(signInPageLimits.bannerMax, "maxLength")),
    backgroundColorCode: HexColour,
    fontColorCode: HexColour,
  })
  .check(
    z.refine(
      ({ fontColorCode, backgroundColorCode }: { fontColorCode: string; backgroundColorCode: string }) =>
        isReadable(fontColorCode, backgroundColorCode),
      { error: "contrast", path: ["fontColorCode"] },
    ),
  );
export type BannerFields = z.output<typeof BannerFields>;

export const SignInPageFields = z.strictObject({
  loginBanner: z.nullable(BannerFields),
  /** Hosts, with all below them, that sign-in may lead to, beside those of the installation. */
  allowedDomains: z.array(DomainName).check(
    z.maxLength(signInPageLimits.allowedDomains, fault("max", { max: signInPageLimits.allowedDomains })),
    z.refine((list) => new Set(list).size === list.length, "unique"),
  ),
});
export type SignInPageFields = z.output<typeof SignInPageFields>;

const answer = z.object({
  loginBanner: z.nullable(
    z.object({ message: z.string(), backgroundColorCode: z.string(), fontColorCode: z.string() }),
  ),
  allowedDomains: z.array(z.string()),
  version: Version,
});

export const readSignInPage = defineCall({
  name: "readSignInPage",
  summary: "What the tenant's sign-in page says above its form, and where it may lead.",
  area,
  method: "GET",
  path,
  access: { anyOf: ["tenant:view", "tenant:edit"] },
  answer,
  errors: [],
});

export const saveSignInPage = defineCall({
  name: "saveSignInPage",
  summary: "Sets the notice above the sign-in form and the domains that sign-in may lead to.",
  area,
  method: "PUT",
  path,
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  body: z.extend(SignInPageFields, { version: z.optional(Version) }),
  answer,
  errors: ["stepUpRequired", "changedMeanwhile"],
});
