import { type mfaStatus, renewRecoveryCodes, setMfa } from "@evolve/contracts/factors";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { MessageModal } from "@evolve/widgets/message-modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { factorStatus } from "./factor-status.ts";
import { useSecurityCall } from "./use-security-call.ts";
import parts from "../../../parts/parts.module.css";

/** So few codes left that it is time for new ones. */
const fewCodes = 3;

/** The authenticator app and its recovery codes. */
export const TwoStepCard = () => {
  const words = useWords();
  const { client } = useShell();
  const [isEnrolling, setEnrolling] = useState(false);
  const { data, error, refetch } = useQuery(factorStatus(client));
  const note = data && (
    <StatusPill tone={data.enabled ? "success" : "neutral"}>
      {words.t(data.enabled ? "security.twoStepOn" : "security.twoStepOff")}
    </StatusPill>
  );
  return (
    <Card title={words.t("security.twoStep")} note={note}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : data.enabled ? (
        <Enabled status={data} />
      ) : (
        <>
          <p className={parts.quiet}>
            {words.t(data.hasPassword ? "security.twoStepLead" : "security.twoStepNoPassword")}
          </p>
          {data.required && <Banner tone="warning">{words.t("security.twoStepRequired")}</Banner>}
          <div className={parts.group}>
            <Button variant="primary" onPress={() => setEnrolling(true)}>
              {words.t("security.twoStepSetUp")}
            </Button>
          </div>
        </>
      )}
      {isEnrolling && <EnrolDialog onClose={() => setEnrolling(false)} />}
    </Card>
  );
};

const Enabled = ({ status }: { readonly status: CallResult<typeof mfaStatus> }) => {
  const words = useWords();
  const { client } = useShell();
  const [asked, setAsked] = useState<"off" | "renew" | null>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setAsked(null);
  const turnOff = useSecurityCall(
    () => client.call(setMfa, { body: { enabled: false } }),
    () => words.t("security.twoStepTurnedOff"),
  );
  const renew = useSecurityCall(
    () => client.call(renewRecoveryCodes, {}),
    ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      return undefined;
    },
  );
  const left = status.recoveryCodesLeft;
  return (
    <>
      <p className={parts.quiet}>
        {status.since === null
          ? words.t("security.twoStepProtected")
          : words.t("security.twoStepSince", { date: words.date(status.since, "date") })}
      </p>
      {left <= fewCodes ? (
        <Banner tone="warning" isAnnounced={false}>
          {words.t("security.codesLeft", { count: left })}
        </Banner>
      ) : (
        <p>{words.t("security.codesLeft", { count: left })}</p>
      )}
      <div className={parts.group}>
        <Button onPress={() => setAsked("renew")}>{words.t("security.codesRenew")}</Button>
        <Button onPress={() => setAsked("off")}>{words.t("security.twoStepTurnOff")}</Button>
      </div>
      {asked === "off" && (
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("security.twoStepTurnOffTitle")}
          confirmLabel={words.t("security.twoStepTurnOff")}
          onConfirm={() => turnOff.mutate(undefined, { onSettled: close })}
          cancelLabel={words.t("common.cancel")}
          onCancel={close}
          isPending={turnOff.isPending}
        >
          {words.t(status.hasPassword ? "security.twoStepTurnOffText" : "security.twoStepTurnOffNoPassword")}
        </MessageModal>
      )}
      {asked === "renew" && (
        <MessageModal
          isOpen
          title={words.t("security.codesRenewTitle")}
          confirmLabel={words.t("security.codesRenew")}
          onConfirm={() => renew.mutate(undefined, { onSettled: close })}
          cancelLabel={words.t("common.cancel")}
          onCancel={close}
          isPending={renew.isPending}
        >
          {words.t("security.codesRenewText")}
        </MessageModal>
      )}
      {codes !== undefined && <RecoveryDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
};
