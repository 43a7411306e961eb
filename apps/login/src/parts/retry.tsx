import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "./button.tsx";
import { PageHeading } from "./page-heading.tsx";

interface RetryProps {
  readonly title: string;
  readonly lead: string;
  /** What failed, in the words of its code. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** A page that could not find out what it needs, with the way to try once more. */
export const Retry = ({ title, lead, reason, onRetry }: RetryProps) => {
  const words = useWords();
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Banner tone="danger" className="notice">
        {reason}
      </Banner>
      <Button variant="primary" onClick={onRetry}>
        {words.t("common.retry")}
      </Button>
    </>
  );
};
