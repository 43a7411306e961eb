import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { matchingInteractions } from "../recordings/index.ts";
import type { Asked } from "./overview-repository.ts";

/** What people said in the newest conversations of a period, a message a line. */
export const listTexts = async (
  tx: Tx,
  tenantId: string,
  { from, until, filter, zone }: Asked,
  most: number,
): Promise<string[]> => {
  const rows = await matchingInteractions(tx, tenantId, { ...filter, from, until }, { mayListen: true, zone })
    .innerJoinLateral(
      sql<{ text: string | null }>`(
        select string_agg(message.body, chr(10) order by message.number) as text
        from interaction_messages as message
        where message.tenant_id = interaction.tenant_id and message.interaction_id = interaction.id
          and message.sender <> 'system'
      )`.as<"said">(sql`said`),
      (join) => join.onTrue(),
    )
    .where("said.text", "is not", null)
    .select("said.text")
    .orderBy("interaction.started_at", "desc")
    .orderBy("interaction.id")
    .limit(most)
    .execute();
  return rows.map(({ text }) => text ?? "");
};
