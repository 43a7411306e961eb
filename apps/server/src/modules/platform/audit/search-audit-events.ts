import { type auditPeriods, searchAuditEvents as contract } from "@evolve/contracts/audit";
import { uuidPattern } from "@evolve/contracts/uuid";
import { createWords, type Language } from "@evolve/i18n";
import { auditActionsMatching } from "@evolve/i18n/audit-action-names";
import { catalogueOf } from "@evolve/i18n/node";
import { operation } from "../../../core/operation.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { readProfile } from "../../directory/users/index.ts";
import { listNamesOf } from "./names-repository.ts";
import { searchEventRows } from "./search-repository.ts";

const days: Readonly<Record<(typeof auditPeriods)[number], number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};

/** The audit trail as administrators search it: by what they read, in their language. */
export const searchAuditEvents = operation(contract, async ({ actor: { tenantId, userId }, body, http, now, read }) => {
  const { period = [], search = "", from: firstDay, until: lastDay } = body.filter;
  const longest = Math.max(...period.map((name) => days[name]));
  const since = period.length === 0 ? null : new Date(now.getTime() - longest * 86_400_000);
  const actions = search === "" ? [] : actionsMatching(languageOfRequest(http), search);
  const { rows, total, next, names } = await read(async (tx) => {
    // Days begin at midnight where the caller is.
    const hasDays = firstDay !== undefined || lastDay !== undefined;
    const zone = (hasDays ? (await readProfile(tx, tenantId, userId))?.timeZone : undefined) ?? "UTC";
    const page = await searchEventRows(tx, tenantId, body, { since, actions, zone });
    const ids = page.rows.flatMap(({ target, targetId, details }) => [
      ...(target === null && targetId ? [targetId] : []),
      ...idsIn(details),
    ]);
    return { ...page, names: await listNamesOf(tx, tenantId, [...new Set(ids)]) };
  });
  const events = rows.map(({ at, details, target, targetId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    target: target ?? names.get(targetId ?? "") ?? nameIn(details),
    targetId,
    details: JSON.stringify(withoutImpersonator(details)),
    names: Object.fromEntries(
      idsIn(details).flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    ),
  }));
  return { events, totalRecords: total, next };
});

const actionsMatching = (language: Language, text: string): string[] =>
  auditActionsMatching(createWords(language, catalogueOf(language, ["audit"])), text);

const idPattern = new RegExp(`(?<=")${uuidPattern}(?=")`, "g");

/** The first hundred ids that the details of an event give: more than anybody reads of a change to thousands. */
const idsIn = (details: Record<string, unknown>): string[] =>
  (JSON.stringify(details).match(idPattern) ?? []).slice(0, 100);

/** The name of a deleted thing, if its event recorded one. */
const nameIn = ({ name }: Record<string, unknown>): string | null => (typeof name === "string" ? name : null);

/** The impersonator has a column of its own. */
const withoutImpersonator = ({ impersonatorId: _named, ...details }: Record<string, unknown>) => details;
