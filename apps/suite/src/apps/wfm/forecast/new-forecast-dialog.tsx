import { startForecast } from "@evolve/contracts/forecasts";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { DateField } from "@evolve/widgets/date-field";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { useState } from "react";

interface NewForecastDialogProps {
  readonly businessUnitId: string;
  /** On which day its weeks begin; 0 is Sunday. */
  readonly weekStart: number;
  readonly onStarted: (forecastId: string) => void;
  readonly onClose: () => void;
}

const lengths = [1, 2, 4, 6, 8, 13, 26];

/** The first day of the coming week as the reader's clock has it. */
const comingWeek = (weekStart: number): string => {
  const today = new Date();
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()));
  day.setUTCDate(day.getUTCDate() + ((7 + weekStart - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
};

/** Starts the calculation of a forecast for all planning groups of a business unit. */
export const NewForecastDialog = ({ businessUnitId, weekStart, onStarted, onClose }: NewForecastDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [firstDay, setFirstDay] = useState<string | null>(() => comingWeek(weekStart));
  const [weeks, setWeeks] = useState(6);
  const start = useAction<string>({
    run: async (day) => {
      const body = { businessUnitId, firstDay: day, days: weeks * 7 };
      onStarted((await client.call(startForecast, { body })).forecastId);
    },
    invalidates: [["forecasts", businessUnitId], jobsKey],
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t("forecast.create")}
      subtitle={t("forecast.forAllGroups")}
      isSaveDisabled={firstDay === null}
      onOpenChange={onClose}
      onSave={async () => {
        if (firstDay !== null) await start.mutateAsync(firstDay).catch(() => undefined);
      }}
    >
      <div className="ev-modal-fields">
        <DateField label={t("forecast.firstDay")} value={firstDay} onChange={setFirstDay} isRequired />
        <Select
          label={t("forecast.length")}
          placeholder={t("forecast.length")}
          options={lengths.map((length) => ({ id: String(length), label: t("forecast.weeks", { weeks: length }) }))}
          value={String(weeks)}
          onChange={(id) => setWeeks(Number(id))}
        />
      </div>
    </Modal>
  );
};
