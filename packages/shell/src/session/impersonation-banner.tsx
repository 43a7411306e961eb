import { currentImpersonation } from "@evolve/contracts/impersonation";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "../kit/use-action.ts";
import { PlainButton } from "../page/plain-button.tsx";
import { useShell } from "../shell-context.ts";
import { useStopActing } from "./use-act-as.ts";

/** Above every page while somebody acts as another user: as whom, until when and why, and the way back. */
export const ImpersonationBanner = () => {
  const words = useWords();
  const { client, user } = useShell();
  const stop = useStopActing();
  const { data } = useQuery({
    queryKey: ["impersonation", user.id],
    queryFn: ({ signal }) => client.call(currentImpersonation, {}, { signal }),
  });
  const end = useAction<void>({ run: stop, invalidates: [] });
  return (
    <Banner
      tone="warning"
      className="sh-banner"
      title={words.t("shell.actingTitle", { name: user.fullName })}
      action={
        <PlainButton aria-disabled={end.isPending} onClick={() => !end.isPending && end.mutate()}>
          {words.t("shell.actingEnd")}
        </PlainButton>
      }
    >
      {data && words.t("shell.actingText", { time: words.date(data.expiresAt, "time"), reason: data.reason })}
    </Banner>
  );
};
