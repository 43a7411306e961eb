import { type OfferedTrade, proposeExchange, readExchangeShifts, tradeLimits } from "@evolve/contracts/shift-trades";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { TextArea } from "@evolve/widgets/text-area";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RuleResults } from "../../../parts/rule-results.tsx";
import { shiftOf } from "../../../parts/trade-words.ts";

interface ProposePanelProps {
  readonly offer: OfferedTrade;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Proposes one of one's shifts in exchange for one on offer to everybody; what rules say comes before sending. */
export const ProposePanel = ({ offer, zone, onClose }: ProposePanelProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [shiftId, setShift] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const params = { tradeId: offer.id };
  const { data, error } = useQuery({
    queryKey: ["exchange-shifts", offer.id],
    queryFn: ({ signal }) => client.call(readExchangeShifts, { params }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const propose = useAction<string>({
    run: (chosen) => client.call(proposeExchange, { params, body: { shiftId: chosen, note } }),
    done: () => t("shiftTrades.proposed", { name: offer.giverName }),
    invalidates: [["my-trades"]],
    onDone: onClose,
  });
  const chosen = data?.shifts.find(({ id }) => id === shiftId);
  return (
    <Modal
      isOpen
      size="panel"
      title={t("shiftTrades.propose")}
      subtitle={`${t("shiftTrades.from", { name: offer.giverName })}: ${shiftOf(words, offer.give, zone)}`}
      onOpenChange={onClose}
      isDirty={shiftId !== null || note !== ""}
      saveLabel={t("shiftTrades.sendProposal")}
      isSaveHidden={!chosen}
      onSave={() => (chosen ? propose.mutateAsync(chosen.id).catch(() => undefined) : undefined)}
    >
      <div className="ev-modal-fields">
        {error !== null ? (
          <Banner tone="warning">{words.error(failureCode(error))}</Banner>
        ) : data === undefined ? (
          <Skeleton shape="block" />
        ) : data.shifts.length === 0 ? (
          <EmptyState title={t("shiftTrades.noneFitsTitle")} text={t("shiftTrades.noneFits")} />
        ) : (
          <>
            <Select
              label={t("shiftTrades.yourShift")}
              placeholder={t("shiftTrades.chooseOwn")}
              options={data.shifts.map((shift) => ({
                id: shift.id,
                label: shiftOf(words, shift, data.zone),
                description: shift.isFineForOther ? undefined : t("shiftTrades.otherBroken"),
              }))}
              value={shiftId}
              onChange={setShift}
            />
            {chosen && <RuleResults title={t("shiftTrades.yourRules")} check={chosen.check} zone={data.zone} />}
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
