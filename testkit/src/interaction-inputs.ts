interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface InteractionIds {
  readonly interactionId: string;
  readonly markerId: string;
  readonly topicId: string;
  readonly agentId: string;
}

interface Given {
  readonly interaction: InteractionIds;
}

const params = ({ interaction: { interactionId } }: Given) => ({ interactionId });

const rules = { any: ["refund"], all: [], none: [], speaker: "anyone", channels: [] };

/** Valid inputs of the calls about interactions and recordings. */
export const interactionInputs: Record<string, (of: Given) => Input> = {
  pushInteractions: ({ interaction: { agentId: userId } }) => ({
    body: {
      interactions: [
        {
          ...{ reference: "probe", userId, channel: "voice", direction: "inbound", customer: "+44 20 7946 0000" },
          ...{ startedAt: "2026-11-02T09:00:00Z", seconds: 60 },
        },
      ],
    },
  }),
  searchInteractions: () => ({ body: {} }),
  searchTopics: () => ({ body: {} }),
  createTopic: () => ({ body: { name: "Probe", description: "", rules } }),
  updateTopic: ({ interaction: { topicId } }) => ({
    params: { topicId },
    body: { name: "Probe", description: "", rules, version: 1 },
  }),
  retireTopic: ({ interaction: { topicId } }) => ({ params: { topicId } }),
  restoreTopic: ({ interaction: { topicId } }) => ({ params: { topicId } }),
  deleteTopic: ({ interaction: { topicId } }) => ({ params: { topicId } }),
  previewTopic: () => ({ body: { rules } }),
  interactionTopics: (of) => ({ params: params(of) }),
  emergingWords: () => ({ body: { from: "2026-11-01", until: "2026-11-28", filter: {} } }),
  interactionOverview: () => ({ body: { from: "2026-11-01", until: "2026-11-28", filter: {} } }),
  readInteraction: (of) => ({ params: params(of) }),
  deleteInteraction: (of) => ({ params: params(of), body: { reason: "Probe" } }),
  holdInteraction: (of) => ({ params: params(of), body: { reason: "Probe" } }),
  releaseInteraction: (of) => ({ params: params(of), body: { reason: "Probe" } }),
  uploadRecording: (of) => ({ params: params(of) }),
  startListening: (of) => ({ params: params(of) }),
  addRecordingMarker: (of) => ({ params: params(of), body: { second: 1, note: "Probe" } }),
  updateRecordingMarker: ({ interaction: { markerId } }) => ({
    params: { markerId },
    body: { second: 1, note: "Probe" },
  }),
  deleteRecordingMarker: ({ interaction: { markerId } }) => ({ params: { markerId } }),
  searchOwnInteractions: () => ({ body: {} }),
  readOwnInteraction: (of) => ({ params: params(of) }),
  startOwnListening: (of) => ({ params: params(of) }),
  saveRecordingSettings: () => ({ body: { retentionDays: 365 } }),
};
