import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Skeleton } from "@evolve/widgets/skeleton";

interface QueryStateProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Instead of a card's content, while it comes or when it does not. */
export const QueryState = ({ error, onRetry }: QueryStateProps) => {
  const words = useWords();
  if (error === null) return <Skeleton shape="block" />;
  return (
    <Banner tone="danger" action={<Button onPress={onRetry}>{words.t("common.retry")}</Button>}>
      {words.error(failureCode(error))}
    </Banner>
  );
};
