import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from "@evolve/contracts/my-schedule";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { ConfirmPopover } from "@evolve/widgets/confirm-popover";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./schedule.module.css";

/** The secret address at which one's calendar fetches one's shifts: made, renewed and ended. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client, toasts, words } = useShell();
  const { t } = words;
  const [address, setAddress] = useState<string | null>(null);
  const feed = useQuery({
    queryKey: ["calendar-feed"],
    queryFn: ({ signal }) => client.call(readCalendarFeed, {}, { signal }),
  });
  const renew = useAction({
    run: async (_: null) => setAddress((await client.call(renewCalendarFeed, {})).address),
    invalidates: [["calendar-feed"]],
  });
  const end = useAction({
    run: async (_: null) => {
      await client.call(endCalendarFeed, {});
      setAddress(null);
    },
    done: () => t("schedules.calendarEnded"),
    invalidates: [["calendar-feed"]],
  });
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", text: t("schedules.calendarCopied") });
    } catch {
      toasts.show({ tone: "warning", text: t("schedules.calendarNotCopied") });
    }
  };
  const isBusy = renew.isPending || end.isPending;
  const since = feed.data?.createdAt ?? null;
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t("schedules.calendarTitle")}
      subtitle={t("schedules.calendarText")}
      footer={
        <div className="ev-modal-footer">
          {since === null ? (
            <Button variant="primary" isDisabled={isBusy || feed.data === undefined} onPress={() => renew.mutate(null)}>
              {t("schedules.calendarMake")}
            </Button>
          ) : (
            <>
              <ConfirmPopover
                trigger={<Button isDisabled={isBusy}>{t("schedules.calendarEnd")}</Button>}
                title={t("schedules.calendarEndTitle")}
                text={t("schedules.calendarEndText")}
                dismissLabel={t("common.cancel")}
                confirmLabel={t("schedules.calendarEnd")}
                placement="top end"
                onConfirm={() => end.mutate(null)}
              />
              <ConfirmPopover
                trigger={
                  <Button variant="primary" isDisabled={isBusy}>
                    {t("schedules.calendarRenew")}
                  </Button>
                }
                title={t("schedules.calendarRenewTitle")}
                text={t("schedules.calendarRenewText")}
                dismissLabel={t("common.cancel")}
                confirmLabel={t("schedules.calendarRenew")}
                placement="top end"
                onConfirm={() => renew.mutate(null)}
              />
            </>
          )}
        </div>
      }
    >
      {feed.data === undefined ? (
        <QueryState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : address === null ? (
        since !== null && <p>{t("schedules.calendarSince", { date: words.date(since, "date") })}</p>
      ) : (
        <div className="ev-modal-fields">
          <p>{t("schedules.calendarOnce")}</p>
          <div className={styles.address}>
            <TextField
              label={t("schedules.calendarAddress")}
              value={address}
              isReadOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button icon={<Copy />} onPress={() => void copy(address)}>
              {t("schedules.calendarCopy")}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
};
