import type { PlanningIds } from "./planning-rows.ts";

interface AdherenceInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Valid inputs of the calls about adherence. */
export const adherenceInputs: Record<string, (of: { readonly planning: PlanningIds }) => AdherenceInput> = {
  pushAgentStates: ({ planning }) => ({
    body: { states: [{ userId: planning.agentId, state: "Probe", startsAt: "2026-11-02T09:00:00Z" }] },
  }),
  searchStateMappings: () => ({ body: {} }),
  saveStateMapping: ({ planning }) => ({ body: { id: planning.stateMappingId, state: "Probe", kinds: ["meeting"] } }),
  deleteStateMapping: ({ planning }) => ({ params: { mappingId: planning.stateMappingId } }),
  searchAdherenceAlerts: () => ({ body: {} }),
  saveAdherenceAlert: ({ planning }) => ({
    body: {
      ...{ id: planning.adherenceAlertId, teamId: null, planningGroupId: planning.planningGroupId, minutes: 5 },
      ...{ kinds: ["away"], recipientIds: [planning.agentId], isActive: false },
    },
  }),
  deleteAdherenceAlert: ({ planning }) => ({ params: { alertId: planning.adherenceAlertId } }),
  searchAlertRecipients: () => ({ body: {} }),
  searchAdherence: () => ({ body: {} }),
  readAgentAdherence: ({ planning }) => ({ params: { userId: planning.agentId }, query: { date: "2026-11-30" } }),
  readMyAdherence: () => ({ query: { date: "2026-11-30" } }),
  addAdherenceException: ({ planning }) => ({
    params: { userId: planning.agentId },
    body: { from: "2026-11-30T09:00:00Z", to: "2026-11-30T09:30:00Z", reason: "Probe" },
  }),
  undoAdherenceException: ({ planning }) => ({ params: { exceptionId: planning.adherenceExceptionId } }),
};
