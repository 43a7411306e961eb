import { type Language, localeOf } from "@evolve/i18n";
import type { Page } from "@playwright/test";

/** What of React's tree is looked at: the props that a part has, and where its parts are. */
interface Part {
  readonly memoizedProps?: { readonly onLanguage?: Change; readonly value?: { readonly changeLanguage?: Change } };
  readonly child: Part | null;
  readonly sibling: Part | null;
  readonly stateNode?: { readonly current?: Part };
}
type Change = (language: string) => unknown;

/**
 * Shows the page in another language where it stands, as the choice of language does, but with a dialog or a menu still open over it:
 * all that can be reached then is what the frame (of the sign-in area) or the shell's context would call.
 */
export const speak = async (page: Page, language: Language): Promise<void> => {
  const before = await page.evaluate((to) => {
    const said = document.body.textContent;
    const callbackOf = ({ memoizedProps: props }: Part): Change | undefined =>
      typeof props?.onLanguage === "function" ? props.onLanguage : props?.value?.changeLanguage;
    const waiting: (Part | null | undefined)[] = [];
    for (const element of document.querySelectorAll("body, body *"))
      for (const [key, root] of Object.entries(element) as [string, Part][])
        if (key.startsWith("__reactContainer$")) waiting.push(root.stateNode?.current);
    while (waiting.length > 0) {
      const part = waiting.pop();
      if (!part) continue;
      const change = callbackOf(part);
      if (change) {
        change(to);
        return said;
      }
      waiting.push(part.sibling, part.child);
    }
    throw new Error("nothing on this page changes the language");
  }, language);
  await page.waitForFunction(
    ({ lang, said }) => document.documentElement.lang === lang && document.body.textContent !== said,
    { lang: localeOf(language), said: before },
  );
};
