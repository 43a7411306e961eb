import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { PlainKey } from "@evolve/i18n";

interface TileTexts {
  readonly title: PlainKey;
  readonly description: PlainKey;
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
};
