import * as contract from "@evolve/contracts/adherence";
import type { Actor } from "../../../core/actor.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findPerson } from "../time-off/index.ts";
import { tellAdherenceChanged } from "./announce.ts";
import { insertException, undoException } from "./exceptions-repository.ts";

/** Nobody decides about their own adherence, under another name neither. */
const refuseOwn = ({ userId, impersonatorId }: Actor, agentId: string): void => {
  if (agentId === userId || agentId === impersonatorId) refuse("ownAdherence");
};

export const addAdherenceException = operation(
  contract.addAdherenceException,
  ({ actor, params, body: { from, to, reason }, now, services, write }) =>
    write(async (tx) => {
      const { tenantId, userId: approvedBy } = actor;
      const { id: userId } = (await findPerson(tx, tenantId, params.userId.toLowerCase())) ?? refuse("notFound");
      refuseOwn(actor, userId);
      const id = newId();
      const [startsAt, endsAt] = [new Date(from), new Date(to)];
      await insertException(tx, tenantId, { id, userId, startsAt, endsAt, reason, approvedBy, approvedAt: now });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: approvedBy,
        action: "adherence.approved",
        targetId: userId,
        details: { exceptionId: id, from, to, reason },
      });
      tellAdherenceChanged(services, tx, tenantId);
      return { exceptionId: id };
    }),
);

export const undoAdherenceException = operation(
  contract.undoAdherenceException,
  ({ actor, params: { exceptionId }, now, services, write }) =>
    write(async (tx) => {
      const { tenantId, userId: by } = actor;
      const { userId } = (await undoException(tx, tenantId, exceptionId, { by, now })) ?? refuse("notFound");
      refuseOwn(actor, userId);
      const event = { tenantId, at: now, actorId: by, action: "adherence.undone" as const, targetId: userId };
      await recordEvent(tx, { ...event, details: { exceptionId } });
      tellAdherenceChanged(services, tx, tenantId);
      return { success: true } as const;
    }),
);
