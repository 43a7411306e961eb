import type { PlanningIds } from "./planning-rows.ts";

interface TimeOffInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const asked = (codeId: string) => ({ codeId, firstDay: "2027-03-01", lastDay: "2027-03-02", part: null });

/** Valid inputs of the calls about time off. */
export const timeOffInputs: Record<string, (of: { readonly planning: PlanningIds }) => TimeOffInput> = {
  checkMyTimeOff: ({ planning }) => ({ body: asked(planning.timeOffCodeId) }),
  requestTimeOff: ({ planning }) => ({ body: { ...asked(planning.timeOffCodeId), comment: "Probe" } }),
  withdrawTimeOff: ({ planning }) => ({ params: { requestId: planning.timeOffRequestId } }),
  searchMyTimeOff: () => ({ body: {} }),
  searchTimeOff: () => ({ body: {} }),
  readTimeOff: ({ planning }) => ({ params: { requestId: planning.timeOffRequestId } }),
  decideTimeOff: ({ planning }) => ({
    params: { requestId: planning.timeOffRequestId },
    body: { decision: "denied", reason: "Probe" },
  }),
  reopenTimeOff: ({ planning }) => ({ params: { requestId: planning.timeOffRequestId } }),
  searchTimeOffLimits: () => ({ body: {} }),
  saveTimeOffLimit: ({ planning: { businessUnitId, timeOffLimitId: id } }) => ({
    body: {
      id,
      name: "Probe",
      businessUnitId,
      teamId: null,
      firstDay: "2027-01-01",
      lastDay: "2027-12-31",
      people: 4,
      isAutomatic: true,
    },
  }),
  deleteTimeOffLimit: ({ planning }) => ({ params: { limitId: planning.timeOffLimitId } }),
  searchTimeOffBalances: () => ({ body: {} }),
  saveTimeOffEntitlement: ({ planning }) => ({
    body: { userIds: [planning.agentId], codeId: planning.timeOffCodeId, year: 2027, minutes: 9_600 },
  }),
};
