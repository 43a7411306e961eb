import type { CallResult } from "@evolve/contracts/call";
import { BannerFields, type readSignInPage, SignInPageFields } from "@evolve/contracts/sign-in-page";
import * as z from "zod/mini";

export type SignInPage = CallResult<typeof readSignInPage>;
export const signInPageKey = ["sign-in-page"];

/** The notice stands in the form while it is off, too. */
export interface NoticeFields extends BannerFields {
  readonly showsBanner: boolean;
  readonly allowedDomains: readonly string[];
}

const firstBanner = { message: "", backgroundColorCode: "#e8f1fd", fontColorCode: "#12305c" };

export const fieldsOf = ({ loginBanner, allowedDomains }: SignInPage): NoticeFields => ({
  showsBanner: loginBanner !== null,
  ...(loginBanner ?? firstBanner),
  allowedDomains,
});

/** Faults of a notice that is shown are said at its fields, and one that is not shown has none. */
export const NoticeForm = z.pipe(
  z
    .object({
      showsBanner: z.boolean(),
      message: z.string(),
      backgroundColorCode: z.string(),
      fontColorCode: z.string(),
      allowedDomains: SignInPageFields.shape.allowedDomains,
    })
    .check((context) => {
      const { showsBanner, message, backgroundColorCode, fontColorCode } = context.value;
      if (!showsBanner) return;
      const { error } = BannerFields.safeParse({ message, backgroundColorCode, fontColorCode });
      for (const issue of error?.issues ?? [])
        context.issues.push({ code: "custom", message: issue.message, path: issue.path, input: context.value });
    }),
  z.transform(({ showsBanner, message, backgroundColorCode, fontColorCode, allowedDomains }): SignInPageFields => ({
    loginBanner: showsBanner ? { message, backgroundColorCode, fontColorCode } : null,
    allowedDomains,
  })),
);
