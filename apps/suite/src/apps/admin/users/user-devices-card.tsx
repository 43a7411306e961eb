import { forgetUserDevice, listUserDevices } from "@evolve/contracts/devices";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { useQuery } from "@tanstack/react-query";
import { AccessList } from "../../../parts/access-list.tsx";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import parts from "../../../parts/parts.module.css";

/** The browsers that a user is known on. One that is forgotten counts as a new device at its next sign-in. */
export const UserDevicesCard = ({ userId }: { readonly userId: string }) => {
  const { t } = useWords();
  const { client } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ["users", "devices", userId],
    queryFn: ({ signal }) => client.call(listUserDevices, { params: { userId } }, { signal }),
  });
  const forget = useAction<string>({
    run: (deviceId) => client.call(forgetUserDevice, { params: { userId, deviceId } }),
    done: () => t("security.deviceForgotten"),
    invalidates: [["users"]],
  });
  if (isCallError(error) && error.status === 403) return null;
  return (
    <Card title={t("security.devices")}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : data.devices.length === 0 ? (
        <p className={parts.quiet}>{t("users.noDevices")}</p>
      ) : (
        <AccessList
          entries={data.devices}
          currentLabel={t("security.thisDevice")}
          removeLabel={t("security.deviceForget")}
          removeLabelOf={(browser) => t("security.deviceForgetOf", { browser })}
          question={{
            title: t("security.deviceForgetTitle"),
            text: (browser) => t("security.deviceForgetText", { browser }),
          }}
          onRemove={(id) => forget.mutate(id)}
        />
      )}
    </Card>
  );
};
