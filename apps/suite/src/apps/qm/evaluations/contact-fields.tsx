import { evaluationLimits } from "@evolve/contracts/evaluations";
import { contactChannels } from "@evolve/contracts/quality-filters";
import { useShell } from "@evolve/shell";
import type { AppForm } from "@evolve/shell/forms";
import { DateField } from "@evolve/widgets/date-field";
import { Dropdown } from "@evolve/widgets/dropdown";
import { DurationField } from "@evolve/widgets/duration-field";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { TimeField } from "@evolve/widgets/time-field";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { dateIn } from "../../../parts/local-days.ts";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import { agentSearch } from "./choices.ts";
import { isAhead, type StartForm } from "./start-fields.ts";

/** Whose contact it was, how the contact system names it, and when it took place. */
export const ContactFields = ({ form }: { readonly form: AppForm<StartForm, StartForm> }) => {
  const { client, words } = useShell();
  const { t, timeZone } = words;
  const [today] = useState(() => dateIn(timeZone, Date.now()));
  const [day, time] = useWatch({ control: form.control, name: ["day", "time"] });
  return (
    <>
      <Controller
        control={form.control}
        name="agentId"
        render={({ field: { value, onChange } }) => (
          <Dropdown
            label={t("quality.agent")}
            name="agentId"
            placeholder={t("quality.chooseAgent")}
            server={agentSearch(client)}
            value={value === "" ? null : value}
            onChange={(id) => onChange(id ?? "")}
            error={form.faultOf("agentId")}
            isRequired
          />
        )}
      />
      <TextField
        {...form.text("reference")}
        label={t("quality.contact")}
        description={t("quality.contactHint")}
        autoComplete="off"
        isRequired
        maxLength={evaluationLimits.referenceMax}
      />
      <Controller
        control={form.control}
        name="channel"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("quality.channel")}
            name="channel"
            placeholder={t("quality.channel")}
            options={contactChannels.map((id) => ({ id, label: t(channelNames[id]) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="day"
        render={({ field: { value, onChange, onBlur } }) => (
          <DateField
            label={t("quality.contactDay")}
            name="day"
            isRequired
            timeZone={timeZone}
            maxValue={today}
            value={value === "" ? null : value}
            onChange={(day) => onChange(day ?? "")}
            onBlur={onBlur}
            error={form.faultOf("day")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="time"
        render={({ field: { value, onChange, onBlur } }) => (
          <TimeField
            label={t("quality.contactTime")}
            name="time"
            isRequired
            timeZone={timeZone}
            value={value === "" ? null : value}
            onChange={(time) => onChange(time ?? "")}
            onBlur={onBlur}
            error={isAhead(timeZone, { day, time }) ? t("quality.contactAhead") : form.faultOf("time")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="seconds"
        render={({ field: { value, onChange, onBlur } }) => (
          <DurationField
            label={t("quality.contactDuration")}
            name="seconds"
            value={value}
            hasHours
            maxValue={evaluationLimits.hoursMax * 3_600}
            onChange={({ hours = 0, minutes, seconds }) => onChange(hours * 3_600 + minutes * 60 + seconds)}
            onBlur={onBlur}
            error={form.faultOf("seconds")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="link"
        render={({ field: { value, onChange } }) => (
          <TextField
            label={t("quality.link")}
            description={t("quality.linkHint")}
            name="link"
            type="url"
            autoComplete="off"
            maxLength={evaluationLimits.linkMax}
            value={value ?? ""}
            onChange={(text) => onChange(text === "" ? null : text)}
            error={form.faultOf("link")}
          />
        )}
      />
    </>
  );
};
