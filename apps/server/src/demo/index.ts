import type { FastifyInstance } from "fastify";
import type { Services } from "../core/services.ts";
import { collector } from "./collector.ts";
import { demoIdentityProvider } from "./identity-provider/routes.ts";
import { mailPage } from "./mail-page.ts";
import { placePages } from "./place-pages.ts";
import { siblingApp } from "./sibling-app.ts";
import { newsPage } from "./news-page.ts";

export { demoInteractions } from "./interactions/demo-interactions.ts";
export { startMailCatcher } from "./mail-catcher.ts";
export { demoForecast } from "./planning/demo-forecast.ts";
export { demoHistory } from "./planning/demo-history.ts";
export { demoIntervals } from "./planning/demo-intervals.ts";
export { demoAgentStates } from "./planning/demo-states.ts";
export { demoSchedule } from "./planning/demo-schedule.ts";
export { demoPastForecast } from "./planning/demo-past-forecast.ts";
export { demoStaffing } from "./planning/demo-staffing.ts";
export { seedDemo } from "./seed.ts";

/** The demo's own pages: caught mail, news, help and downloads, the identity provider, launched apps. */
export const addDemoPages = (app: FastifyInstance, services: Services): void => {
  mailPage(app, services);
  newsPage(app);
  placePages(app);
  collector(app, services);
  siblingApp(app, services);
  demoIdentityProvider(app, services);
};
