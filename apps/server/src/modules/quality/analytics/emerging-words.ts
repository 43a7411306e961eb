import { daysIn } from "@evolve/contracts/date-rules";
import { emergingLimits, emergingWords as contract } from "@evolve/contracts/emerging-words";
import { emergingTerms, termsIn, type TermUse } from "@evolve/quality";
import { daysLater } from "@evolve/workforce";
import { setImmediate } from "node:timers/promises";
import { operation } from "../../../core/operation.ts";
import { readProfile } from "../../directory/users/index.ts";
import { requireListening } from "./change-topics.ts";
import { listTexts } from "./emerging-repository.ts";

const { charactersMax, conversationsMax, termsMax } = emergingLimits;
/** So few that other requests are answered between them. */
const slice = 50;

export const emergingWords = operation(contract, async ({ actor, body: { from, until, filter }, read }) => {
  requireListening(actor);
  const { tenantId, userId } = actor;
  const zone = (await read((tx) => readProfile(tx, tenantId, userId)))?.timeZone ?? "UTC";
  const days = daysIn({ from, to: until });
  const uses = new Map<string, TermUse>();
  const count = async (side: keyof TermUse, first: string, last: string) => {
    const asked = { from: first, until: last, filter, zone };
    const texts = await read((tx) => listTexts(tx, tenantId, asked, conversationsMax + 1));
    const looked = texts.slice(0, conversationsMax);
    for (const [index, text] of looked.entries()) {
      if (index % slice === slice - 1) await setImmediate();
      for (const term of termsIn(text.slice(0, charactersMax).split("\n"))) {
        const use = uses.get(term) ?? { now: 0, before: 0 };
        uses.set(term, { ...use, [side]: use[side] + 1 });
      }
    }
    return { read: looked.length, isCapped: texts.length > conversationsMax };
  };
  const now = await count("now", from, until);
  const before = await count("before", daysLater(from, -days), daysLater(from, -1));
  return {
    conversations: { now: now.read, before: before.read },
    isCapped: now.isCapped || before.isCapped,
    terms: emergingTerms(uses, now.read, before.read, termsMax),
  };
});
