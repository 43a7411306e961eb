import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Form } from "@evolve/widgets/form";
import { Select } from "@evolve/widgets/select";
import { Switch } from "@evolve/widgets/switch";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { toasts } from "@evolve/widgets/toast";
import { useId, useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** Monday to Sunday of any week: what their names are taken from. */
const days = [5, 6, 7, 8, 9, 10, 11].map((day) => new Date(Date.UTC(2026, 0, day)));

export function Shift() {
  const { t, locale } = useWords();
  const { options, on, off } = useSample();
  const daysId = useId();
  const [name, setName] = useState("");
  const [times, setTimes] = useState({ start: "08:30", end: "17:15" });
  const [team, setTeam] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([0, 1, 2, 3, 4]);
  const [hasTried, setTried] = useState(false);
  const dayName = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });

  const faults = {
    name: name.trim() === "" ? t("validation.required") : undefined,
    team: team === null ? t("validation.required") : undefined,
    end: times.end > times.start ? undefined : t("validation.timeRange"),
    days: chosen.length > 0 ? undefined : t("gallery.shiftNoDay"),
  };
  const shown = hasTried ? faults : { name: undefined, team: undefined, end: undefined, days: undefined };
  const publish = () => {
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    toasts.show({ tone: "ok", text: t("gallery.shiftPublished", { name }) });
  };

  return (
    <Form label={t("gallery.shift")} onSubmit={publish}>
      <TextField label={t("gallery.shiftName")} isRequired value={name} onChange={setName} error={shown.name} />
      <Select
        label={t("gallery.sampleTeam")}
        isRequired
        placeholder={t("gallery.sampleTeam")}
        options={options}
        value={team}
        onChange={setTeam}
        error={shown.team}
      />
      <div className="ga-pair">
        <TextField
          label={t("gallery.shiftStart")}
          type="time"
          value={times.start}
          onChange={(start) => setTimes({ ...times, start })}
        />
        <TextField
          label={t("gallery.shiftEnd")}
          type="time"
          value={times.end}
          onChange={(end) => setTimes({ ...times, end })}
          error={shown.end}
        />
      </div>
      <fieldset className="ga-days" aria-describedby={shown.days && daysId}>
        <legend className="ev-field-label">{t("gallery.shiftDays")}</legend>
        <div>
          {days.map((day, index) => (
            <Checkbox
              key={day.getTime()}
              isSelected={chosen.includes(index)}
              isInvalid={shown.days !== undefined}
              onChange={(isOn) => setChosen(isOn ? [...chosen, index] : chosen.filter((other) => other !== index))}
            >
              {dayName.format(day)}
            </Checkbox>
          ))}
        </div>
        {shown.days && (
          <p id={daysId} className="ga-fault" role="alert">
            {shown.days}
          </p>
        )}
      </fieldset>
      <Switch onLabel={on} offLabel={off} defaultSelected>
        {t("gallery.shiftTrades")}
      </Switch>
      <TextArea label={t("gallery.shiftNote")} rows={2} />
      <Button type="submit" variant="primary">
        {t("gallery.shiftPublish")}
      </Button>
    </Form>
  );
}
