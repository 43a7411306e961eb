import type { Page } from "./test.ts";

/** What opens on screens of the suite, and the way there in English. */
interface Opener {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

/** By a button of the screen. */
const button = (name: string): Opener => ({
  name: `“${name}”`,
  open: (page) => page.getByRole("main").getByRole("button", { name, exact: true }).first().click(),
});

/** By the menu of a row, the first unless said. */
const rowAction = (item: string, row = ""): Opener => ({
  name: `“${item}” of a row`,
  open: async (page) => {
    const menus = page.getByRole("main").getByRole("button", { name: `Actions for ${row}` });
    await menus.first().click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  },
});

/** By several steps. */
const keyed = (name: string, ...steps: readonly ((page: Page) => Promise<void>)[]): Opener => ({
  name,
  open: async (page) => {
    for (const step of steps) await step(page);
  },
});

const press = (key: string) => (page: Page) => page.keyboard.press(key);

const list = (...actions: readonly string[]): readonly Opener[] => actions.map((action) => rowAction(action));

interface Dialogs {
  readonly userName: string;
  readonly screens: Readonly<Record<string, readonly Opener[]>>;
}

const administrator = "admin@acme.test";

/** By who opens them, on what screen. What a panel's address opens is not among them. */
export const suiteDialogs: readonly Dialogs[] = [
  {
    userName: administrator,
    screens: {
      "/analytics/#/topics": list("Delete"),
      "/qm/#/interactions": [button("Retention and listening")],
      "/qm/#/calibrations/$calibrationId": [button("Close calibration"), button("Delete")],
      "/qm/#/plans": list("Delete"),
      "/qm/#/interactions/$interactionId": [
        button("Put on legal hold"),
        button("Delete"),
        button("Calibrate"),
        button("Evaluate"),
      ],
    },
  },
  {
    userName: administrator,
    screens: {
      "/admin/#/users": [
        ...list(
          "Lock account",
          "Sign out everywhere",
          "Start a password reset",
          "Reset two-step verification",
          "Delete",
        ),
        keyed("statistics of a column", async (page) => {
          await page.getByRole("button", { name: "Options for Role" }).click();
          await page.getByRole("menuitem", { name: "Statistics" }).click();
        }),
        keyed("a saved view", async (page) => {
          await page.getByRole("button", { name: "Views" }).click();
          await page.getByRole("menuitem", { name: /^Save/u }).first().click();
        }),
      ],
      "/admin/#/users/$userId": [button("Edit"), button("Change groups and skills"), button("Change toggles")],
    },
  },
  {
    userName: administrator,
    screens: {
      "/admin/#/roles": [rowAction("Delete", "Supervisor")],
      "/admin/#/roles/compare": [button("Who holds “Create roles”")],
      "/admin/#/applications": list("Delete"),
      "/admin/#/single-sign-on": [button("Publish a new key")],
      "/admin/#/teams": list("Delete"),
      "/admin/#/security-policy": [button("Move everyone…"), button("Sign everyone out"), button("Export…")],
      "/my-space/#/security": [button("Set up"), button("Sign out everywhere")],
    },
  },
  {
    userName: administrator,
    screens: {
      "/mydashboard/#/manageDashboards": [
        button("Create dashboard"),
        ...["Rename", "Share…"].map((item) => rowAction(item, "Operations")),
      ],
      "/scheduler/#/editor": [
        button("New draft"),
        button("Rename draft"),
        button("Delete draft"),
        button("Generate a part…"),
        button("Published versions"),
        button("Publish"),
        keyed("a new shift", (page) => page.getByRole("main").getByRole("rowheader").nth(1).click(), press("Insert")),
      ],
    },
  },
  {
    userName: administrator,
    screens: {
      "/wfm/#/staffing": [button("Shrinkage"), button("With the skills that people have")],
    },
  },
  {
    userName: administrator,
    screens: {
      "/wfm/#/forecast": [
        button("New forecast"),
        button("Delete forecast"),
        button("All forecasts"),
        button("Add event"),
        button("Paste from a spreadsheet"),
      ],
      "/wfm/#/agents": list("Remove from planning"),
      "/wfm/#/planning-groups": list("Delete"),
      "/wfm/#/adherence-alerts": list("Delete"),
    },
  },
  {
    userName: "agent@acme.test",
    screens: {
      "/my-space/#/schedule": [button("Add to my calendar")],
      "/my-space/#/time-off": [button("Ask for time off")],
    },
  },
  {
    userName: "tenants@platform.test",
    screens: {
      "/tm/#/tenants": ["Suspend", "Make inactive", "Export data", "Delete"].map((item) => rowAction(item, "Initech")),
    },
  },
];
