import { forgetDevice, listDevices } from "@evolve/contracts/devices";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { AccessList } from "../../../parts/access-list.tsx";
import { useSecurityCall } from "./use-security-call.ts";
import parts from "../../../parts/parts.module.css";

/** Devices that are known: wrong guesses elsewhere do not lock them. */
export const DevicesCard = () => {
  const words = useWords();
  const { client } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ["devices"],
    queryFn: ({ signal }) => client.call(listDevices, {}, { signal, retryAfter: true }),
  });
  const forget = useSecurityCall(
    (deviceId: string) => client.call(forgetDevice, { params: { deviceId } }),
    () => words.t("security.deviceForgotten"),
  );
  return (
    <Card title={words.t("security.devices")}>
      <p className={parts.quiet}>{words.t("security.devicesLead")}</p>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <AccessList
          entries={data.devices}
          currentLabel={words.t("security.thisDevice")}
          removeLabel={words.t("security.deviceForget")}
          removeLabelOf={(browser) => words.t("security.deviceForgetOf", { browser })}
          question={{
            title: words.t("security.deviceForgetTitle"),
            text: (browser) => words.t("security.deviceForgetText", { browser }),
          }}
          onRemove={(id) => forget.mutate(id)}
        />
      )}
    </Card>
  );
};
