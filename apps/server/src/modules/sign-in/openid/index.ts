import { defineModule } from "../../../core/module.ts";
import { clusterConfiguration } from "./cluster-configuration.ts";
import { refuseAuthorization } from "./refuse-authorization.ts";
import { deviceRoute } from "./device-route.ts";
import { describeConsent } from "./describe-consent.ts";
import { answerConsent } from "./answer-consent.ts";
import { describeDevice } from "./describe-device.ts";
import { answerDevice } from "./answer-device.ts";
import { endOpenidSession } from "./end-openid-session.ts";
import { logoutOutcome } from "./logout-outcome.ts";
import { endSessionRoute } from "./end-session-route.ts";
import { frontchannelFrames } from "./frontchannel.ts";
import { logoutsOfEndedSessions, tellClient, tellOfExpired } from "./tell-client.ts";
import { mountProvider } from "./mount.ts";
import { openidProvider } from "./openid.ts";
import { provide } from "../../../core/services.ts";
import { frontChannels, headerClients } from "../sessions/index.ts";

export type { AuthorizationRequest } from "./authorization-request.ts";
export { secretHashOf } from "./clients.ts";
export { insertClients, type NewClient } from "./client-repository.ts";
export { type Openid, openidProvider } from "./openid.ts";

export const openid = defineModule({
  operations: [
    clusterConfiguration,
    refuseAuthorization,
    describeConsent,
    answerConsent,
    describeDevice,
    answerDevice,
    endOpenidSession,
    logoutOutcome,
  ],
  routes: async (app, services) => {
    services.use(frontChannels).offer(frontchannelFrames(services));
    await mountProvider(app, services);
    await endSessionRoute(app, services);
    deviceRoute(app);
  },
  provides: [provide(headerClients, (services) => services.use(openidProvider))],
  subscriptions: [logoutsOfEndedSessions],
  jobs: [tellClient, tellOfExpired],
});
