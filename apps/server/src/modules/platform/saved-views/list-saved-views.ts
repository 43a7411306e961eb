import * as contract from "@evolve/contracts/saved-views";
import { operation } from "../../../core/operation.ts";
import { presentView } from "./present.ts";
import { listViewRows } from "./repository.ts";

/** The views of a list that the caller sees. A default that is not shared any more is none. */
export const listSavedViews = operation(contract.listSavedViews, async ({ actor, query, read }) => {
  const rows = await read((tx) => listViewRows(tx, actor, query.list));
  return { views: rows.map(presentView), defaultViewId: rows.find(({ isDefault }) => isDefault)?.id ?? null };
});
