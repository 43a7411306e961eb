import type { Page } from "@playwright/test";
import { tokensOf } from "./accounts.ts";
import { origin } from "./test-server.ts";

const minute = 60_000;

/** Calls of a manager, who need not be signed in in any page. */
const managerOf = async (page: Page, userName: string) => {
  const { accessToken } = await tokensOf(page.context(), userName);
  return async <Answer>(method: "GET" | "POST" | "PUT", path: string, data?: object): Promise<Answer> => {
    const response = await page.request.fetch(`${origin()}${path}`, {
      method,
      ...(data && { data }),
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
};

const dateAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Drafted {
  readonly manager: string;
  readonly agentId: string;
  /** Hours from now at which a shift of eight hours starts. */
  readonly startsIn: number;
  /** Whether the agent is planned in the business unit, and so has a row in the editor. */
  readonly isPlanned?: boolean;
}

/** A business unit of its own in UTC, with a draft of four weeks around today that has one shift. */
export const draftShift = async (page: Page, { manager, agentId, startsIn, isPlanned = false }: Drafted) => {
  const call = await managerOf(page, manager);
  const name = `Unit ${Date.now()}`;
  const unit = { name, zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30, sites: [] };
  const { businessUnit } = await call<{ businessUnit: { id: string } }>("PUT", "/wfm/v1/business-units", unit);
  if (isPlanned) await call("POST", "/wfm/v1/agents", { businessUnitId: businessUnit.id, userIds: [agentId] });
  const draft = { businessUnitId: businessUnit.id, name: "Weeks to come", firstDay: dateAfter(-7), days: 28 };
  const { schedule } = await call<{ schedule: { id: string } }>("POST", "/wfm/v1/schedules", {
    ...draft,
    copyPublished: false,
  });
  const start = Math.floor(Date.now() / (15 * minute)) * 15 * minute + startsIn * 60 * minute;
  const edit = { kind: "put", id: crypto.randomUUID(), version: 0, agentId, start, minutes: 480, activities: [] };
  const path = `/wfm/v1/schedules/${schedule.id}`;
  await call("POST", `${path}/shifts`, { edits: [{ ...edit, isLocked: false, reason: "Test" }] });
  return {
    unit: name,
    start,
    publish: () => call("POST", `${path}/publications`, { firstDay: draft.firstDay, days: draft.days }),
    move: (version: number, minutes: number) =>
      call("POST", `${path}/shifts`, {
        edits: [{ ...edit, isLocked: false, version, start: start + minutes * minute, reason: "Test" }],
      }),
  };
};

/** The name in the editor of a draft of a week to come of Acme Europe, with one shift for each of the first two agents by name, on its first day. */
export const draftOfPlanned = async (page: Page, manager: string) => {
  const call = await managerOf(page, manager);
  const { businessUnits } = await call<{ businessUnits: { id: string; name: string }[] }>("GET", "/wfm/v1/schedules");
  const businessUnitId = businessUnits.find(({ name }) => name === "Acme Europe")?.id;
  const draft = { name: `Shared ${Date.now()}`, firstDay: dateAfter(70), days: 7 };
  const { schedule } = await call<{ schedule: { id: string } }>("POST", "/wfm/v1/schedules", {
    ...draft,
    businessUnitId,
    copyPublished: false,
  });
  const path = `/wfm/v1/schedules/${schedule.id}`;
  const { agents } = await call<{ agents: { id: string; name: string }[] }>("POST", `${path}/roster`, {
    firstDay: draft.firstDay,
    days: draft.days,
  });
  const chosen = agents.toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, 2);
  const start = Date.parse(`${draft.firstDay}T08:00:00Z`);
  await call("POST", `${path}/shifts`, {
    edits: chosen.map(({ id: agentId }) => ({
      kind: "put",
      id: crypto.randomUUID(),
      version: 0,
      agentId,
      start,
      minutes: 480,
      activities: [],
      isLocked: false,
      reason: "Test",
    })),
  });
  return `Acme Europe: ${draft.name}`;
};

/** The id of the person who is signed in with this name. */
export const idOf = async (page: Page, userName: string): Promise<string> => {
  const { accessToken } = await tokensOf(page.context(), userName);
  const payload = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()) as { sub: string };
  return payload.sub;
};
