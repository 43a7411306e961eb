import * as contract from "@evolve/contracts/openid";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { offerFrontChannels } from "../sessions/index.ts";
import { answerConsent } from "./answer-consent.ts";
import { clusterConfiguration } from "./cluster-configuration.ts";
import { describeConsent } from "./describe-consent.ts";
import { endOpenidSession } from "./end-openid-session.ts";
import { endSessionRoute } from "./end-session-route.ts";
import { frontchannelFrames } from "./frontchannel.ts";
import { logoutOutcome } from "./logout-outcome.ts";
import { mountProvider } from "./mount.ts";
import type { Openid } from "./openid.ts";
import { refuseAuthorization } from "./refuse-authorization.ts";

export const openidRoutes = async ({ app, bind }: Binder, services: Services, openid: Openid): Promise<void> => {
  bind(contract.clusterConfiguration, clusterConfiguration(services, openid));
  bind(contract.refuseAuthorization, refuseAuthorization(openid));
  bind(contract.describeConsent, describeConsent(services, openid));
  bind(contract.answerConsent, answerConsent(services, openid));
  bind(contract.endOpenidSession, endOpenidSession(services, openid));
  bind(contract.logoutOutcome, logoutOutcome(services, openid));
  offerFrontChannels(services, frontchannelFrames(services, openid));
  await mountProvider(app, services, openid);
  await endSessionRoute(app, openid);
};
