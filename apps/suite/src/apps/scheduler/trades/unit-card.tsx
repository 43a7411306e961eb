import { saveTradeSettings, type TradeSettings } from "@evolve/contracts/shift-trades-inbox";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";

const hoursOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The settings of one business unit. */
export const UnitCard = ({ settings }: { readonly settings: TradeSettings }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const { businessUnitId, businessUnitName, version } = settings;
  const [isAutomatic, setAutomatic] = useState(settings.isAutomatic);
  const [notice, setNotice] = useState(String(settings.noticeHours));
  const [acceptance, setAcceptance] = useState(String(settings.acceptanceHours));
  const [noticeHours, acceptanceHours] = [hoursOf(notice), hoursOf(acceptance)];
  const isValid = noticeHours <= 720 && acceptanceHours <= noticeHours;
  const mayEdit = holds("wfm:requests:edit");
  const save = useAction<null>({
    run: () =>
      client.call(saveTradeSettings, {
        body: { businessUnitId, isAutomatic, noticeHours, acceptanceHours, ...(version > 0 && { version }) },
      }),
    done: () => t("shiftTrades.settingsSaved", { name: businessUnitName }),
    invalidates: [["trade-settings"]],
  });
  const hours = (name: string, label: string, value: string, onChange: (text: string) => void, isWrong: boolean) => (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      isRequired
      isDisabled={!mayEdit}
      value={value}
      onChange={onChange}
      error={isWrong ? t("shiftTrades.hoursWrong") : undefined}
    />
  );
  return (
    <Card title={businessUnitName}>
      <div className="ev-modal-fields">
        <Checkbox isSelected={isAutomatic} isDisabled={!mayEdit} onChange={setAutomatic}>
          {t("shiftTrades.automatic")}
        </Checkbox>
        {hours("notice", t("shiftTrades.noticeHours"), notice, setNotice, !(noticeHours <= 720))}
        {hours(
          "acceptance",
          t("shiftTrades.acceptanceHours"),
          acceptance,
          setAcceptance,
          !(acceptanceHours <= noticeHours),
        )}
        {mayEdit && (
          <div>
            <Button
              variant="primary"
              isDisabled={!isValid}
              isPending={save.isPending}
              onPress={() => save.mutate(null)}
              aria-label={t("shiftTrades.saveOf", { name: businessUnitName })}
            >
              {t("shiftTrades.save")}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
