import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { isReadable } from "./contrast.ts";
import { HexColour, OptionalWebAddress } from "./field-rules.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { Email } from "./validators.ts";

const area = "branding";
const path = "/branding/v1/profile";

/** Pixels of either side, and bytes of the file. */
export const brandPictureLimits = { side: 1_024, bytes: 64 * 1_024 } as const;
export const brandLimits = { coBrandMax: 100 } as const;
const base64Max = Math.ceil(brandPictureLimits.bytes / 3) * 4;

/** As it is stored and put into styles: `#rrggbb`. */
const Colour = HexColour.check(
  z.overwrite((text) => (text.length === 4 ? text.replace(/[^#]/g, "$&$&") : text).toLowerCase()),
);

/** Text of a brand, and its colours: that of text in the header must be readable on the other. */
const fields = {
  brandName: z
    .string()
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.nameMax, "maxLength"), z.regex(/^[^<>]*$/, "name")),
  backgroundColor: Colour,
  headerTextColor: Colour,
  /** The address that people are told to write to; empty for the tenant's own. */
  supportEmail: z.union([z.literal(""), Email]),
  /** A line below the sign-in form; empty for none. */
  coBrand: z.string().check(z.trim(), z.maxLength(brandLimits.coBrandMax, "maxLength")),
  /** A page beside the sign-in form, on an allowed host; empty for none. */
  marketingUrl: OptionalWebAddress,
};
const readable = z.refine<{ backgroundColor: string; headerTextColor: string }>(
  ({ backgroundColor, headerTextColor }) => isReadable(headerTextColor, backgroundColor),
  { error: "contrast", path: ["headerTextColor"] },
);
/** As it is edited: pictures are addresses, of new ones as `data:`; empty where there is none. */
export const BrandForm = z.strictObject({ ...fields, logo: z.string(), icon: z.string() }).check(readable);
export type BrandForm = z.output<typeof BrandForm>;

/** A PNG in Base64: null removes the picture, and what is left out stays as it is. */
const Picture = z.optional(
  z.nullable(
    z
      .string()
      .check(z.minLength(1, "required"), z.maxLength(base64Max, "maxLength"), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  ),
);

const Brand = z.object({
  brandName: z.string(),
  backgroundColor: z.string(),
  headerTextColor: z.string(),
  supportEmail: z.string(),
  coBrand: z.string(),
  marketingUrl: z.string(),
  /** Addresses of pictures; empty where there is none. */
  logo: z.string(),
  icon: z.string(),
});

/** Whose look it is: that of one of the tenant's hosts, or the tenant's, on all hosts without their own. */
const query = z.strictObject({
  host: z.optional(z.string().check(z.minLength(1, "required"), z.maxLength(253, "maxLength"), z.toLowerCase())),
});

const answer = z.object({
  /** Null for the suite's own look; of a host, for the tenant's. */
  brand: z.nullable(Brand),
  /** What a host has without a look of its own: the tenant's, or null for the suite's. Null for the tenant. */
  inherited: z.nullable(Brand),
  /** The tenant's hosts, at which its sign-in pages are. */
  hosts: z.array(z.object({ host: z.string(), hasOwnLook: z.boolean() })),
  /** A trial has the suite's own look, whatever is saved. */
  isTrial: z.boolean(),
  version: Version,
});

export const readBrand = defineCall({
  name: "readBrand",
  summary: "The look of the tenant's sign-in pages and of its header, or of one of its hosts, for those who edit it.",
  area,
  method: "GET",
  path,
  access: { anyOf: ["tenant:view", "tenant:edit"] },
  query,
  answer,
  errors: ["notFound"],
});

export const saveBrand = defineCall({
  name: "saveBrand",
  summary:
    "Sets the look of the tenant's sign-in pages and of its header, or that of one of its hosts. Pictures are PNG files.",
  area,
  method: "PUT",
  path,
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  query,
  body: z.strictObject({ ...fields, logo: Picture, icon: Picture, version: z.optional(Version) }).check(readable),
  answer,
  errors: ["stepUpRequired", "notFound", "changedMeanwhile", "invalidParameters"],
});

export const resetBrand = defineCall({
  name: "resetBrand",
  summary: "Returns the tenant to the suite's own look, or a host to the tenant's; its pictures are deleted.",
  area,
  method: "POST",
  path: `${path}/reset`,
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  query,
  body: z.strictObject({ version: z.optional(Version) }),
  answer,
  errors: ["stepUpRequired", "notFound", "changedMeanwhile"],
});
