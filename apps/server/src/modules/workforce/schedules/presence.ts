import * as contract from "@evolve/contracts/schedule-presence";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { forget, listPresent, putPresence } from "./presence-repository.ts";
import { findSchedule } from "./schedules-repository.ts";
import { tellPeopleChanged } from "./tell-changed.ts";

/** Others are told only of what they would see: not of every sign of life. */
export const announcePresence = operation(
  contract.announcePresence,
  ({ actor: { tenantId, userId }, params: { scheduleId }, body, now, services, write }) =>
    write(async (tx) => {
      if (!(await findSchedule(tx, tenantId, scheduleId))) refuse("notFound");
      const since = new Date(now.getTime() - contract.presenceLimits.aliveMs);
      const { place, isLeaving, ...focus } = body;
      const here = { tenantId, scheduleId, userId, place };
      const hasGone = await forget(tx, here, { since, isLeaving });
      const isNews = !isLeaving && (await putPresence(tx, here, { ...focus, now }));
      if (hasGone || isNews) tellPeopleChanged(services, tx, tenantId, scheduleId);
      return { people: await listPresent(tx, here) };
    }),
);
