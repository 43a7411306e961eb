import type { CallResult } from "@evolve/contracts/call";
import {
  checkMyTimeOff,
  type readMyTimeOff,
  requestTimeOff,
  TimeOffAsked,
  TimeOffFields,
  timeOffLimits,
} from "@evolve/contracts/time-off";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Checkbox } from "@evolve/widgets/checkbox";
import { DateField } from "@evolve/widgets/date-field";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { TextArea } from "@evolve/widgets/text-area";
import { TimeRangeField, type TimeSpan } from "@evolve/widgets/time-range-field";
import { daysLater } from "@evolve/workforce";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { isLost } from "../../../parts/is-lost.ts";
import { LikelyAnswer } from "../../../parts/likely-answer.tsx";
import { isAlreadyAsked, sentWords } from "../../../parts/time-off-words.ts";
import { useSendOrKeep } from "../waiting/use-waiting.ts";
import styles from "./time-off.module.css";

interface AskPanelProps {
  readonly types: CallResult<typeof readMyTimeOff>["types"];
  readonly today: string;
  /** The first day that is filled in, or empty. */
  readonly wanted: string;
  readonly onClose: () => void;
}

type Part = TimeOffFields["part"];

const usualPart: Part = { from: 780, minutes: 240 };
const two = (number: number): string => String(number).padStart(2, "0");
const timeText = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const spanOf = (part: Part): TimeSpan | null =>
  part && { from: timeText(part.from), to: timeText(part.from + part.minutes) };

/** An end of 00:00 is the day's. */
const partOf = ({ from, to }: TimeSpan): Part => {
  const end = minutesIn(to) || 1_440;
  return { from: minutesIn(from), minutes: end - minutesIn(from) };
};

/** Asks for time off; what it takes and the likely answer are shown before it is sent. */
export const AskPanel = ({ types, today, wanted, onClose }: AskPanelProps) => {
  const words = useWords();
  const { t } = words;
  const { client, user } = useShell();
  const sendOrKeep = useSendOrKeep();
  const queryClient = useQueryClient();
  const saved = useSaved("my-time-off", onClose);
  const form = useAppForm<TimeOffFields, TimeOffFields>({
    schema: TimeOffFields,
    defaultValues: { codeId: types[0]?.id ?? "", firstDay: wanted, lastDay: wanted, part: null, comment: "" },
    draft: { userId: user.id, form: "own-time-off", secretFields: [] },
    onSave: async (body) => {
      const type = types.find(({ id }) => id === body.codeId)?.name ?? "";
      const answer = await sendOrKeep({ kind: "timeOff", body, type }, (idempotencyKey) =>
        client.call(requestTimeOff, { body }, { idempotencyKey }),
      );
      if (answer === "waits") return onClose();
      const { state } = answer.request;
      if (state === "approved") void queryClient.invalidateQueries({ queryKey: ["my-schedule"] });
      saved(sentWords(words, state));
    },
  });
  const { control, setValue } = form;
  const latest = daysLater(today, timeOffLimits.aheadDaysMax);
  const [codeId, firstDay, lastDay, part] = useWatch({ control, name: ["codeId", "firstDay", "lastDay", "part"] });
  const day = (field: "firstDay" | "lastDay", label: string) => (
    <Controller
      control={control}
      name={field}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField
          label={label}
          name={field}
          isRequired
          value={value === "" ? null : value}
          minValue={field === "lastDay" && firstDay !== "" ? firstDay : today}
          maxValue={latest}
          onChange={(chosen) => {
            onChange(chosen ?? "");
            if (field === "lastDay" || chosen === null) return;
            // Most requests begin and end on the same day, and a part of a day always does.
            if (lastDay === "" || lastDay < chosen || part !== null) setValue("lastDay", chosen, { shouldDirty: true });
          }}
          onBlur={onBlur}
          error={form.faultOf(field)}
        />
      )}
    />
  );
  return (
    <FormPanel form={form} onClose={onClose} title={t("timeOff.ask")} saveLabel={t("timeOff.send")}>
      <Controller
        control={control}
        name="codeId"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("timeOff.type")}
            name="codeId"
            placeholder={t("timeOff.chooseType")}
            options={types.map(({ id, name }) => ({ id, label: name }))}
            value={value === "" ? null : value}
            onChange={onChange}
            onBlur={onBlur}
            error={form.faultOf("codeId")}
            isRequired
          />
        )}
      />
      {day("firstDay", t("timeOff.firstDay"))}
      <Controller
        control={control}
        name="part"
        render={({ field: { value, onChange, onBlur } }) => (
          <>
            <Checkbox
              isSelected={value !== null}
              onChange={(isPart) => {
                onChange(isPart ? usualPart : null);
                if (isPart) setValue("lastDay", firstDay, { shouldDirty: true });
              }}
            >
              {t("timeOff.partOfDay")}
            </Checkbox>
            {value !== null && (
              <TimeRangeField
                label={t("timeOff.partTime")}
                name="part"
                value={spanOf(value)}
                onChange={(span) => span && onChange(partOf(span))}
                onBlur={onBlur}
                error={form.faultOf("part")}
                isRequired
              />
            )}
          </>
        )}
      />
      {part === null && day("lastDay", t("timeOff.lastDay"))}
      <Likely asked={{ codeId, firstDay, lastDay, part }} earliest={today} latest={latest} />
      <TextArea {...form.text("comment")} label={t("timeOff.comment")} rows={2} maxLength={timeOffLimits.commentMax} />
    </FormPanel>
  );
};

const faultOf = (words: Words, error: Error): string => {
  if (isLost(error)) return words.t("timeOff.likelyOffline");
  return isAlreadyAsked(error) ? words.t("timeOff.alreadyAsked") : words.error(failureCode(error));
};

interface LikelyProps {
  readonly asked: TimeOffAsked;
  /** The first and the last day that can be asked for. */
  readonly earliest: string;
  readonly latest: string;
}

const Likely = ({ asked, earliest, latest }: LikelyProps) => {
  const words = useWords();
  const { client } = useShell();
  // While a year is typed, the date is in the year 2, 20 and 202.
  const isComplete = TimeOffAsked.safeParse(asked).success && asked.firstDay >= earliest && asked.lastDay <= latest;
  const { data, error } = useQuery({
    // Not one of what is read again after sending: the request that was just made is in its own way.
    queryKey: ["time-off-check", asked],
    queryFn: ({ signal }) => client.call(checkMyTimeOff, { body: asked }, { signal }),
    enabled: isComplete,
    gcTime: 0,
    retry: false,
  });
  if (!isComplete) return null;
  return (
    <section className={styles.likely} aria-label={words.t("timeOff.likelyTitle")} aria-live="polite">
      {error !== null ? (
        <Banner tone="warning">{faultOf(words, error)}</Banner>
      ) : data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <LikelyAnswer assessment={data} />
      )}
    </section>
  );
};
