import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import SearchX from "lucide-react/icons/search-x";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { hasFilters, type UserFilters } from "./user-query.ts";

interface EmptyUsersProps {
  readonly filters: UserFilters;
  readonly onClear: () => void;
  /** The first step where nobody is here yet. */
  readonly action: ReactNode;
}

/** Nobody matches, or nobody is here at all: two different things. */
export const EmptyUsers = ({ filters, onClear, action }: EmptyUsersProps) => {
  const words = useWords();
  return hasFilters(filters) ? (
    <EmptyState
      icon={<SearchX />}
      title={words.t("users.noMatchTitle")}
      text={words.t("users.noMatchText")}
      action={<Button onPress={onClear}>{words.t("users.clearFilters")}</Button>}
    />
  ) : (
    <EmptyState
      icon={<Users />}
      title={words.t("users.emptyTitle")}
      text={words.t("users.emptyText")}
      action={action}
    />
  );
};
