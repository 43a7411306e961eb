import type { CallParsed } from "@evolve/contracts/call";
import type { searchOwnInteractions } from "@evolve/contracts/own-interactions";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { matchingInteractions, type InteractionRowColumns, rowColumns, sortKeys } from "./search-repository.ts";
import { findSettings } from "./settings-repository.ts";

type Search = CallParsed<typeof searchOwnInteractions>["body"];

interface Agent {
  readonly tenantId: string;
  readonly userId: string;
  /** Where their days begin. */
  readonly zone: string;
}

export const searchOwnRows = (tx: Tx, { tenantId, userId, zone }: Agent, search: Search) => {
  const { search: text = "", ...filter } = search.filter;
  // Nothing of what was said is searched.
  let found = matchingInteractions(tx, tenantId, { ...filter, userId: [userId] }, { mayListen: false, zone });
  for (const word of text.split(/\s+/).filter(Boolean))
    found = found.where((where) =>
      where.or(
        (["interaction.queue", "interaction.wrap_up", "interaction.reference"] as const).map((column) =>
          where(column, "ilike", patternOf(word)),
        ),
      ),
    );
  const rows = found.select(rowColumns).$castTo<InteractionRowColumns>();
  const total = found.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "startedAt", direction: "desc" } as const];
  return searchPage({ rows, keys: sortKeys, id: "interaction.id" }, total, order, search);
};

interface Own {
  readonly tenantId: string;
  readonly userId: string;
  readonly interactionId: string;
}

export const isOwnInteraction = async (tx: Tx, { tenantId, userId, interactionId }: Own): Promise<boolean> =>
  (await tx
    .selectFrom("interactions")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", interactionId)
    .where("user_id", "=", userId)
    .executeTakeFirst()) !== undefined;

/** Whether it is somebody's own interaction, in a tenant that lets agents hear theirs. */
export const mayHearOwn = async (tx: Tx, own: Own): Promise<boolean> =>
  (await findSettings(tx, own.tenantId)).agentsListen && (await isOwnInteraction(tx, own));
