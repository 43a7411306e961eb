import * as contract from "@evolve/contracts/time-off";
import { localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { assessRequest } from "./assess.ts";
import { listBalances } from "./balances-repository.ts";
import { changeState, lockRequest, promoteWaiting } from "./change-state.ts";
import { findPerson, listTypes } from "./people-repository.ts";
import { examine, placeRequest } from "./place-request.ts";
import { presentOwn } from "./present.ts";
import { searchOwnRequests } from "./requests-repository.ts";
import { tellDeciders } from "./tell.ts";

export const readMyTimeOff = operation(contract.readMyTimeOff, ({ actor: { tenantId, userId }, now, read }) =>
  read(async (tx) => {
    const person = await findPerson(tx, tenantId, userId);
    const today = localDateOf(now.getTime(), person?.zone ?? "UTC");
    const types = await listTypes(tx, tenantId);
    return {
      isPlanned: person !== null,
      today,
      types: types.map(({ id, name, colorCode, isPaid }) => ({ id, name, colorCode, isPaid })),
      balances: await listBalances(tx, tenantId, { userId, today }),
    };
  }),
);

export const searchMyTimeOff = operation(
  contract.searchMyTimeOff,
  async ({ actor: { tenantId, userId }, body, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchOwnRequests(tx, tenantId, userId, body));
    return { requests: rows.map(presentOwn), totalRecords: total, next, statistics };
  },
);

export const checkMyTimeOff = operation(
  contract.checkMyTimeOff,
  ({ actor: { tenantId, userId }, body: asked, now, services, read }) =>
    read(async (tx) => {
      const person = (await findPerson(tx, tenantId, userId)) ?? refuse("notFound");
      const { type, cost } = await examine(tx, tenantId, { person, asked, now });
      return (await assessRequest(services, tx, tenantId, person, { codeId: type.id, days: cost, now })).assessment;
    }),
);

export const requestTimeOff = operation(
  contract.requestTimeOff,
  ({ actor: { tenantId, userId }, body: { comment, ...asked }, now, services, write }) =>
    write(async (tx) => {
      const person = (await findPerson(tx, tenantId, userId)) ?? refuse("notFound");
      const request = await placeRequest(services, tx, { person, asked, comment, now });
      if (request.state !== "approved") await tellDeciders(services, tx, request, "timeOffRequested");
      return { request: presentOwn(request) };
    }),
);

export const withdrawTimeOff = operation(
  contract.withdrawTimeOff,
  ({ actor: { tenantId, userId }, params: { requestId }, now, services, write }) =>
    write(async (tx) => {
      const request = await lockRequest(tx, tenantId, requestId);
      if (request.userId !== userId) refuse("notFound");
      const isOpen = request.state === "pending" || request.state === "waitlisted";
      const isAhead = request.state === "approved" && request.startsAt > now;
      if (!isOpen && !isAhead) refuse("changedMeanwhile");
      const state = isOpen ? "withdrawn" : "cancelled";
      const changed = await changeState(services, tx, request, { state, by: userId, now });
      if (isAhead) {
        await tellDeciders(services, tx, request, "timeOffCancelled");
        await promoteWaiting(services, tx, request.businessUnitId, now);
      }
      return { request: presentOwn(changed.request) };
    }),
);
