import { Banner, type BannerTone } from "@evolve/widgets/banner";
import Lock from "lucide-react/icons/lock";

export interface NoticeContent {
  readonly tone: BannerTone;
  readonly text: string;
  readonly isLock?: boolean;
}

/** What a step has to say about itself, above its form: a failure, or why somebody is here. */
export const Notice = ({ content }: { readonly content: NoticeContent | undefined }) => {
  if (content === undefined) return null;
  return content.isLock === true ? (
    <LockNotice text={content.text} />
  ) : (
    <Banner tone={content.tone} className="notice">
      {content.text}
    </Banner>
  );
};

export const LockNotice = ({ text }: { readonly text: string }) => (
  <div className="notice lock-notice" role="alert">
    <Lock aria-hidden="true" />
    <p>{text}</p>
  </div>
);
