import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner, type BannerTone } from "@evolve/widgets/banner";

export type PageNoticeContent = { readonly tone: BannerTone } & (
  | { readonly text: string }
  /** A part of the page did not come. A browser never asks again for it, but a new page does. */
  | { readonly key: PlainKey }
);

interface PageNoticeProps {
  readonly content: PageNoticeContent;
  readonly onDismiss: () => void;
}

/** What has to be said above the page when nothing else can say it. */
export const PageNotice = ({ content, onDismiss }: PageNoticeProps) => {
  const words = useWords();
  const isText = "text" in content;
  return (
    <Banner
      tone={content.tone}
      className="notice"
      action={
        !isText && (
          <button type="button" className="link-button" onClick={() => location.reload()}>
            {words.t("common.retry")}
          </button>
        )
      }
      onDismiss={onDismiss}
    >
      {isText ? content.text : words.t(content.key)}
    </Banner>
  );
};
