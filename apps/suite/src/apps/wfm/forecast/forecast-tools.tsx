import type { Forecast, Override } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Copy from "lucide-react/icons/copy";
import { Suspense, useMemo, useState } from "react";
import { copiedRows } from "./copied-rows.ts";
import type { ForecastRow, LayeredSeries } from "./forecast-rows.ts";

const PasteDialog = lazyPart(async () => (await import("./paste-dialog.tsx")).PasteDialog);
const AddEvent = lazyPart(async () => (await import("./add-event.tsx")).AddEvent);

interface ForecastToolsProps {
  readonly forecast: Forecast;
  readonly layered: LayeredSeries;
  /** All rows of the grain, over the whole period. */
  readonly readAll: () => readonly ForecastRow[];
  /** Those that the table shows. */
  readonly shown: readonly ForecastRow[];
  /** Null for those who may only look. */
  readonly onOverride: ((overrides: readonly Override[], reason: string) => Promise<unknown>) | null;
}

/** Rows out to a spreadsheet and back, and an event of the calendar for the day that is shown. */
export const ForecastTools = ({ forecast, layered, readAll, shown, onOverride }: ForecastToolsProps) => {
  const { holds, toasts, words } = useShell();
  const { t } = words;
  const [asks, setAsks] = useState<"paste" | "event" | null>(null);
  const first = shown[0];
  const close = (): void => setAsks(null);
  const pasted = useMemo(() => (asks === "paste" ? readAll() : []), [asks, readAll]);
  const copy = async (): Promise<void> => {
    const rows = readAll();
    try {
      await navigator.clipboard.writeText(copiedRows(rows, words));
      toasts.show({ tone: "success", text: t("forecast.rowsCopied", { count: rows.length }) });
    } catch {
      toasts.show({ tone: "danger", text: t("forecast.copyFailed") });
    }
  };
  return (
    <>
      {onOverride && holds("wfm:setup:edit") && (
        <Button size="small" icon={<CalendarPlus />} onPress={() => setAsks("event")}>
          {t("forecast.addEvent")}
        </Button>
      )}
      <IconButton size="small" label={t("forecast.copy")} icon={<Copy />} onPress={() => void copy()} />
      {onOverride && (
        <IconButton
          size="small"
          label={t("forecast.paste")}
          icon={<ClipboardPaste />}
          onPress={() => setAsks("paste")}
        />
      )}
      <Suspense>
        {asks === "paste" && onOverride && (
          <PasteDialog
            layered={layered}
            rows={pasted}
            start={Math.max(0, first ? pasted.findIndex(({ id }) => id === first.id) : 0)}
            onApply={onOverride}
            onClose={close}
          />
        )}
        {asks === "event" && <AddEvent forecast={forecast} day={first?.date ?? forecast.firstDay} onClose={close} />}
      </Suspense>
    </>
  );
};
