import { updateNotificationSettings as contract } from "@evolve/contracts/notifications";
import { operation } from "../../../core/operation.ts";
import { settingsOf } from "./read-settings.ts";
import { putSetting } from "./settings-repository.ts";

export const updateNotificationSettings = operation(contract, ({ actor, body, write }) =>
  write(async (tx) => {
    await putSetting(tx, actor, body);
    return { settings: await settingsOf(tx, actor.tenantId, actor.userId) };
  }),
);
