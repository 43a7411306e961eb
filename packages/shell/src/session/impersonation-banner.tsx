import { currentImpersonation } from "@evolve/contracts/impersonation";
import { useWords } from "@evolve/i18n/react";
import { isCallError, networkCode } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { useMutation, useQuery } from "@tanstack/react-query";
import { PlainButton } from "../page/plain-button.tsx";
import { useShell } from "../shell-context.ts";
import { useStopActing } from "./use-act-as.ts";

/** Above every page while somebody acts as another user: as whom, until when and why, and the way back. */
export const ImpersonationBanner = () => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const stop = useStopActing();
  const { data } = useQuery({
    queryKey: ["impersonation", user.id],
    queryFn: ({ signal }) => client.call(currentImpersonation, {}, { signal }),
  });
  const end = useMutation({
    mutationFn: stop,
    onError: (error) =>
      toasts.show({ tone: "danger", text: words.error(isCallError(error) ? error.code : networkCode) }),
  });
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
