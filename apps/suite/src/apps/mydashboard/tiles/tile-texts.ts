import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { PlainKey } from "@evolve/i18n";

interface TileTexts {
  readonly title: PlainKey;
  readonly description: PlainKey;
  /** Said in place of figures where nothing is known. */
  readonly empty?: PlainKey;
  /** Of two curves. */
  readonly curves?: { readonly expected: PlainKey; readonly actual: PlainKey };
  /** The list that a number leads to. */
  readonly link?: { readonly text: PlainKey; readonly to: string };
  /** Names of its parts, by id; a part that has a name of its own needs none. */
  readonly parts?: Readonly<Record<string, PlainKey>>;
}

/** What a kind of tile and its parts are called. */
export const tileTexts: Readonly<Record<TileKindName, TileTexts>> = {
  signedIn: { title: "dashboards.signedIn", description: "dashboards.signedInText" },
  signIns: { title: "dashboards.signIns", description: "dashboards.signInsText" },
  activeSessions: {
    title: "dashboards.activeSessions",
    description: "dashboards.activeSessionsText",
    parts: {
      computer: "dashboards.deviceComputer",
      phone: "dashboards.devicePhone",
      tablet: "dashboards.deviceTablet",
      program: "dashboards.deviceProgram",
    },
  },
  usersByStatus: {
    title: "dashboards.usersByStatus",
    description: "dashboards.usersByStatusText",
    parts: {
      active: "dashboards.statusActive",
      pending: "dashboards.statusPending",
      unregistered: "dashboards.statusUnregistered",
      locked: "dashboards.statusLocked",
    },
  },
  usersByTeam: {
    title: "dashboards.usersByTeam",
    description: "dashboards.usersByTeamText",
    parts: { none: "dashboards.noTeam" },
  },
  jobs: {
    title: "dashboards.jobs",
    description: "dashboards.jobsText",
    parts: {
      waiting: "dashboards.jobWaiting",
      running: "dashboards.jobRunning",
      cancelling: "dashboards.jobCancelling",
      done: "dashboards.jobDone",
      failed: "dashboards.jobFailed",
      cancelled: "dashboards.jobCancelled",
    },
  },
  notifications: { title: "dashboards.notifications", description: "dashboards.notificationsText" },
  contactsToday: {
    title: "dashboards.contactsToday",
    description: "dashboards.contactsTodayText",
    empty: "dashboards.contactsTodayEmpty",
    curves: { expected: "dashboards.forecast", actual: "dashboards.received" },
  },
  staffingToday: {
    title: "dashboards.staffingToday",
    description: "dashboards.staffingTodayText",
    empty: "dashboards.staffingTodayEmpty",
    curves: { expected: "dashboards.required", actual: "dashboards.scheduled" },
  },
  staffingNow: {
    title: "dashboards.staffingNow",
    description: "dashboards.staffingNowText",
    empty: "dashboards.noSchedule",
  },
  serviceLevelToday: {
    title: "dashboards.serviceLevelToday",
    description: "dashboards.serviceLevelTodayText",
    empty: "dashboards.serviceLevelEmpty",
  },
  forecastAccuracy: {
    title: "dashboards.forecastAccuracy",
    description: "dashboards.forecastAccuracyText",
    empty: "dashboards.forecastAccuracyEmpty",
  },
  timeOffOpen: {
    title: "dashboards.timeOffOpen",
    description: "dashboards.timeOffOpenText",
    link: { text: "dashboards.openRequests", to: "/scheduler/requests?state=pending,waitlisted" },
    parts: { pending: "dashboards.requestPending", waitlisted: "dashboards.requestWaitlisted" },
  },
  tradesOpen: {
    title: "dashboards.tradesOpen",
    description: "dashboards.tradesOpenText",
    link: { text: "dashboards.openTrades", to: "/scheduler/trades?state=accepted,open" },
    parts: { accepted: "dashboards.tradeAccepted", open: "dashboards.tradeOpen" },
  },
};
