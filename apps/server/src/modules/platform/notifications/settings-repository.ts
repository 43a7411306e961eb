import type { NotificationTopic } from "@evolve/contracts/notifications";
import type { Tx } from "../../../database/index.ts";

interface Channels {
  topic: string;
  bell: boolean;
  mail: boolean;
}

export const listSettings = (tx: Tx, tenantId: string, userId: string): Promise<Channels[]> =>
  tx
    .selectFrom("notification_settings")
    .select(["topic", "bell", "mail"])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();

export const putSetting = async (
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  { topic, bell, mail }: { topic: NotificationTopic; bell: boolean; mail: boolean },
): Promise<void> => {
  await tx
    .insertInto("notification_settings")
    .values({ tenant_id: tenantId, user_id: userId, topic, bell, mail })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id", "topic"]).doUpdateSet({ bell, mail }))
    .execute();
};
