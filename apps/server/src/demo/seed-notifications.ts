import type { Services } from "../core/services.ts";
import { type NewNotification, notify } from "../modules/platform/notifications/index.ts";
import { findUnnotified } from "./repository.ts";

type Content = Omit<NewNotification, "to">;

const publisher = "Acme Planning";

const forEverybody: Content = {
  topic: "messages",
  publisher,
  text: {
    title: "The schedules for December are published",
    content: "Check your shifts, and tell your planner by Friday if something doesn’t fit.",
  },
  linkURL: "/my-space/#/home",
};
const forAdministrators: readonly Content[] = [
  { topic: "jobs", text: { key: "jobDone", values: { job: { message: "jobs.kind.audit.export" } } } },
  {
    topic: "messages",
    publisher,
    text: { title: "Three people have no team", content: "They are missing from the forecasts until they have one." },
    linkURL: "/admin/#/users",
    actions: [
      {
        uri: "/admin/#/users",
        uriHttpVerb: "GET",
        guideline: {
          uriLaunchMethod: "NEW_WINDOW",
          actionTextTranslation: "Open in a new window",
          windowProperties: { width: 1_100, height: 760 },
        },
      },
    ],
  },
];

const contents: Readonly<Record<string, readonly Content[]>> = {
  "admin@acme.test": [...forAdministrators, forEverybody],
  "agent@acme.test": [forEverybody],
};

/** Gives some of Acme's people their first notifications, once. */
export const seedNotifications = async (services: Services): Promise<void> => {
  const { database } = services;
  const names = Object.keys(contents);
  for (const { tenantId, userId, userName } of await findUnnotified(database, names))
    await database.withTenant(tenantId, async (tx) => {
      for (const content of contents[userName] ?? [])
        await notify(services, tx, { ...content, to: { users: [userId] } });
    });
};
