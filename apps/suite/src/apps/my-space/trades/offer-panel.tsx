import { findTradePartners, offerShift, readPartnerShifts, tradeLimits } from "@evolve/contracts/shift-trades";
import { failureCode, isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Dropdown } from "@evolve/widgets/dropdown";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { TextArea } from "@evolve/widgets/text-area";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RuleResults } from "../../../parts/rule-results.tsx";
import { shiftOf } from "../../../parts/trade-words.ts";

interface OfferPanelProps {
  readonly shiftId: string;
  readonly noticeHours: number;
  readonly onClose: () => void;
}

/** Offers a shift to everybody or to one colleague, for nothing or in exchange for one; what rules say comes before sending. */
export const OfferPanel = ({ shiftId, noticeHours, onClose }: OfferPanelProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [askedId, setAsked] = useState<string | null>(null);
  const [getShiftId, setGet] = useState<string | null>(null);
  const [wantsExchange, setWantsExchange] = useState(false);
  const [note, setNote] = useState("");
  const { data, error } = useQuery({
    queryKey: ["trade-partners", shiftId],
    queryFn: ({ signal }) => client.call(findTradePartners, { body: { shiftId } }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const swap = useQuery({
    queryKey: ["partner-shifts", shiftId, askedId],
    queryFn: ({ signal }) =>
      client.call(readPartnerShifts, { body: { shiftId, partnerId: askedId ?? "" } }, { signal }),
    enabled: askedId !== null,
    gcTime: 0,
  });
  const offer = useAction<null>({
    run: () => client.call(offerShift, { body: { shiftId, askedId, getShiftId, wantsExchange, note } }),
    done: () => t("shiftTrades.offered"),
    invalidates: [["my-trades"]],
    onDone: onClose,
  });
  const optionOf = ({
    id,
    name,
    isFine,
  }: {
    readonly id: string;
    readonly name: string;
    readonly isFine: boolean;
  }) => ({
    id,
    label: isFine ? name : t("shiftTrades.ruleWouldBreak", { name }),
  });
  const isTooLate = isCallError(error) && error.fields.shiftId === "minDate";
  const wanted = swap.data?.shifts.find(({ id }) => id === getShiftId);
  return (
    <Modal
      isOpen
      size="panel"
      title={t("shiftTrades.offer")}
      subtitle={data && shiftOf(words, data.shift, data.zone)}
      onOpenChange={onClose}
      isDirty={askedId !== null || wantsExchange || note !== ""}
      saveLabel={t("shiftTrades.send")}
      isSaveHidden={data === undefined}
      onSave={() => offer.mutateAsync(null).catch(() => undefined)}
    >
      <div className="ev-modal-fields">
        {error !== null ? (
          <Banner tone="warning">
            {isTooLate ? t("shiftTrades.tooLate", { hours: noticeHours }) : words.error(failureCode(error))}
          </Banner>
        ) : data === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <>
            <Dropdown
              label={t("shiftTrades.offerTo")}
              placeholder={t("shiftTrades.everybody")}
              description={t("shiftTrades.offerToHint")}
              value={askedId}
              isSearchable
              server={{
                queryKey: ["trade-partners", shiftId, "search"],
                fetchChoices: async (search, signal) => {
                  const body = { shiftId, search };
                  const { partners, total } = await client.call(findTradePartners, { body }, { signal });
                  return { options: partners.map(optionOf), total };
                },
              }}
              onChange={(id) => {
                setAsked(id);
                setGet(null);
                setWantsExchange(false);
              }}
            />
            {askedId === null ? (
              <Checkbox isSelected={wantsExchange} onChange={setWantsExchange}>
                {t("shiftTrades.wantsExchange")}
              </Checkbox>
            ) : (
              <Select
                label={t("shiftTrades.inExchange")}
                placeholder={t("shiftTrades.nothingInExchange")}
                options={(swap.data?.shifts ?? []).map((shift) => ({
                  id: shift.id,
                  label: shiftOf(words, shift, data.zone),
                  description: shift.isFineForOther ? undefined : t("shiftTrades.otherBroken"),
                }))}
                value={getShiftId}
                onChange={setGet}
                onClear={() => setGet(null)}
              />
            )}
            {wantsExchange ? (
              <Banner tone="info">
                {t("shiftTrades.wantsExchangeHint")} {t("shiftTrades.rulesLater")}
              </Banner>
            ) : (
              <RuleResults
                title={t("shiftTrades.yourRules")}
                check={wanted ? wanted.check : data.check}
                zone={data.zone}
              />
            )}
            <TextArea
              label={t("shiftTrades.note")}
              name="note"
              rows={2}
              maxLength={tradeLimits.commentMax}
              value={note}
              onChange={setNote}
            />
          </>
        )}
      </div>
    </Modal>
  );
};
