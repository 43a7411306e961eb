import * as contract from "@evolve/contracts/interactions";
import { operation } from "../../../core/operation.ts";
import { readTimeZone } from "../../directory/users/index.ts";
import { mayListen, presentRow } from "./present.ts";
import { listInteractionChoices, searchInteractionRows } from "./search-repository.ts";

export const searchInteractions = operation(contract.searchInteractions, ({ actor, body, read }) =>
  read(async (tx) => {
    const { tenantId, userId } = actor;
    const isClear = mayListen(actor);
    const { from, until } = body.filter;
    // Days begin at midnight where the caller is.
    const hasDays = from !== undefined || until !== undefined;
    const zone = hasDays ? await readTimeZone(tx, tenantId, userId) : "UTC";
    const { rows, total, next, statistics, figures } = await searchInteractionRows(tx, tenantId, body, {
      mayListen: isClear,
      zone,
    });
    const { interactions, recorded, averageSeconds } = figures;
    return {
      interactions: rows.map((row) => presentRow(row, isClear)),
      totalRecords: total,
      next,
      statistics,
      figures: { interactions, recorded: interactions === 0 ? null : recorded / interactions, averageSeconds },
    };
  }),
);

export const interactionChoices = operation(contract.interactionChoices, ({ actor: { tenantId }, read }) =>
  read((tx) => listInteractionChoices(tx, tenantId)),
);
