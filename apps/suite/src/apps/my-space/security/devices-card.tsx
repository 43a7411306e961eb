import { forgetDevice, listDevices } from "@evolve/contracts/devices";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../home/card.tsx";
import { QueryState } from "./query-state.tsx";
import { useSecurityCall } from "./use-security-call.ts";

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
      <p className="ms-quiet">{words.t("security.devicesLead")}</p>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="ms-sign-ins">
          {data.devices.map(({ id, browser, address, lastUsedAt, current }) => (
            <li key={id} className="ms-sign-in">
              <span className="ms-sign-in-words">
                <span>{browser || words.t("security.unknownBrowser")}</span>
                <span className="ms-quiet ev-num">{address}</span>
                <span className="ms-quiet">
                  {words.t("security.lastUsed", { time: words.relative(lastUsedAt, new Date()) })}
                </span>
              </span>
              {current ? (
                <StatusPill tone="ok">{words.t("security.thisDevice")}</StatusPill>
              ) : (
                <Button
                  size="small"
                  aria-label={words.t("security.deviceForgetOf", { browser: browser || address })}
                  onPress={() => forget.mutate(id)}
                >
                  {words.t("security.deviceForget")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
