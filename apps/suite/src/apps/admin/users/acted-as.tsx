import { listImpersonations } from "@evolve/contracts/impersonation";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { useQuery } from "@tanstack/react-query";

/** Says that somebody acts as the user at the moment, to those who may know. */
export const ActedAs = ({ userId }: { readonly userId: string }) => {
  const words = useWords();
  const { client, holds } = useShell();
  const { data } = useQuery({
    queryKey: ["users", "impersonations"],
    queryFn: ({ signal }) => client.call(listImpersonations, {}, { signal }),
    enabled: holds("user:impersonate") || holds("tenant:edit"),
  });
  return data?.impersonations
    .filter(({ user }) => user.id === userId)
    .map(({ id, impersonator, reason, expiresAt }) => (
      <Banner key={id} tone="warning" isAnnounced={false}>
        {words.t("users.actedAs", { name: impersonator.name, time: words.date(expiresAt, "time"), reason })}
      </Banner>
    ));
};
