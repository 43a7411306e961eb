import * as contract from "@evolve/contracts/time-off";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { changeState, lockRequest, promoteWaiting } from "./change-state.ts";
import { presentRow } from "./present.ts";
import { hasOverlap } from "./requests-repository.ts";
import { tellAgent } from "./tell.ts";

export const decideTimeOff = operation(
  contract.decideTimeOff,
  ({ actor: { tenantId, userId }, params: { requestId }, body: { decision, reason, version }, now, services, write }) =>
    write(async (tx) => {
      const before = await lockRequest(tx, tenantId, requestId);
      const isOpen = before.state === "pending" || before.state === "waitlisted";
      if (!isOpen || (version !== undefined && version !== before.version)) refuse("changedMeanwhile");
      const { request } = await changeState(services, tx, before, { state: decision, by: userId, reason, now });
      await tellAgent(services, tx, request, decision === "approved" ? "timeOffApproved" : "timeOffDenied");
      return { request: presentRow(request) };
    }),
);

export const reopenTimeOff = operation(
  contract.reopenTimeOff,
  ({ actor: { tenantId, userId }, params: { requestId }, now, services, write }) =>
    write(async (tx) => {
      const before = await lockRequest(tx, tenantId, requestId);
      const { userId: agentId, startsAt: from, endsAt: to } = before;
      if (before.state !== "approved" && before.state !== "denied") refuse("changedMeanwhile");
      // After a denial the person may have asked for the same time again.
      if (await hasOverlap(tx, tenantId, { userId: agentId, from, to, except: requestId })) refuse("changedMeanwhile");
      const { request, restored, left } = await changeState(services, tx, before, {
        state: "pending",
        by: userId,
        now,
      });
      await tellAgent(services, tx, request, "timeOffReopened");
      if (before.state === "approved") await promoteWaiting(services, tx, request.businessUnitId, now);
      return { request: presentRow(request), restored, left };
    }),
);
