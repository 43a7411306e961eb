import { apps } from "@evolve/suite/apps";
import type { Page, Request } from "@playwright/test";
import { tokensOf } from "./accounts.ts";
import { idOf } from "./schedules.ts";

/** A screen that a manifest of the suite declares. */
export interface SuiteScreen {
  /** With its parameters still to be filled in: `/admin/#/users/$userId`. */
  readonly address: string;
  /** It has the whole window, without header and sidebar. */
  readonly isBare: boolean;
  /** Its address may name a panel. */
  readonly hasPanel: boolean;
}

const administrator = "admin@acme.test";
const tenantManager = "tenants@platform.test";

/** The words of a list with its panel. */
const ofLists = ["list", "grid", "choices"] as const;
/** They say the same words, without being a list. */
const notLists: readonly string[] = ["/scheduler/#/editor", "/wfm/#/forecast"];

/** Every screen by who may open it, in the order of the manifests: a new one is among them without being listed anywhere. */
export const suiteScreens: ReadonlyMap<string, readonly SuiteScreen[]> = Map.groupBy(
  apps.flatMap(({ id, routes }) =>
    routes.map(({ path, isBare = false, areas }) => {
      const address = `/${id}/#${path}`;
      return {
        address,
        isBare,
        hasPanel: ofLists.every((area) => areas.includes(area)) && !notLists.includes(address),
      };
    }),
  ),
  ({ address }) => (address.startsWith("/tm/") ? tenantManager : administrator),
);

/** Pushes a chat of somebody. */
const pushChat = async (page: Page, userName: string, reference: string, agent: string): Promise<string> => {
  const { accessToken } = await tokensOf(page.context(), userName);
  const at = "2026-11-02T09:00:00Z";
  const messages = [
    { at, from: "customer", text: "Where is my order?" },
    { at, from: "agent", text: "It arrives tomorrow." },
  ];
  const of = { reference, userName: agent, startedAt: at, seconds: 90 };
  const contact = { channel: "chat", direction: "inbound", customer: "mia@example.com", queue: "Chat", messages };
  const pushed = await page.request.put("/recording/v1/interactions", {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { interactions: [{ ...of, ...contact }] },
  });
  const { interactions } = (await pushed.json()) as { interactions: readonly { id: string }[] };
  return interactions[0]?.id ?? "";
};

/** What parameters stand for, by their names. */
const readParameter: Readonly<Record<string, (page: Page, userName: string) => Promise<string>>> = {
  userId: idOf,
  // Somebody else's: nobody evaluates themselves.
  interactionId: (page, userName) => pushChat(page, userName, "SWEEP-1", "agent@acme.test"),
  ownInteractionId: (page, userName) => pushChat(page, userName, "SWEEP-2", userName),
  report: () => Promise.resolve("shrinkage"),
  dashboardId: async (page, userName) => {
    const path = "/dashboards/v1/dashboards";
    const { dashboards } = await ask<{ dashboards: readonly { dashboardId: string }[] }>(page, userName, path);
    return dashboards[0]?.dashboardId ?? "";
  },
  formId: async (page, userName) =>
    (await ask<{ forms: readonly { id: string }[] }>(page, userName, "/quality/v1/forms/search", {})).forms[0]?.id ??
    "",
  evaluationId: async (page, userName) => {
    const path = "/quality/v1/evaluations/search";
    const { evaluations } = await ask<{ evaluations: readonly { id: string }[] }>(page, userName, path, { top: 1 });
    return evaluations[0]?.id ?? "";
  },
  ownEvaluationId: async (page, userName) => {
    const path = "/quality/v1/own-evaluations/search";
    const { evaluations } = await ask<{ evaluations: readonly { id: string }[] }>(page, userName, path, { top: 1 });
    return evaluations[0]?.id ?? "";
  },
  calibrationId: async (page, userName) => {
    const interactionId = await pushChat(page, userName, "SWEEP-3", "agent@acme.test");
    type Choices = Readonly<Record<"evaluators" | "forms", readonly { readonly id: string }[]>>;
    const { evaluators } = await ask<Choices>(page, userName, "/quality/v1/calibration-choices");
    const { forms } = await ask<Choices>(page, userName, "/quality/v1/evaluation-choices");
    const evaluatorIds = evaluators.slice(0, 2).map(({ id }) => id);
    const body = { formId: forms[0]?.id, interactionId, evaluatorIds, referenceEvaluatorId: null };
    const path = "/quality/v1/calibrations";
    return (await ask<{ calibration: { readonly id: string } }>(page, userName, path, body)).calibration.id;
  },
  tenantId: async (page, userName) => {
    const path = "/tenant-management/v1/tenants/search";
    const body = { filter: { search: "Globex" }, skip: 0, top: 1 };
    const { tenants } = await ask<{ tenants: readonly { id: string }[] }>(page, userName, path, body);
    return tenants[0]?.id ?? "";
  },
};

/** A call by somebody: POST with a body, else GET. */
const ask = async <Answer>(page: Page, userName: string, path: string, data?: object): Promise<Answer> => {
  const { accessToken } = await tokensOf(page.context(), userName);
  const response = await page.request.fetch(path, {
    method: data ? "POST" : "GET",
    ...(data && { data }),
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Its address with something that exists for each parameter. */
const addressOf = async (page: Page, userName: string, { address }: SuiteScreen): Promise<string> => {
  const parts = address.split("/").map(async (part) => {
    if (!part.startsWith("$")) return part;
    const value = await readParameter[part.slice(1)]?.(page, userName);
    if (!value) throw new Error(`${address}: readParameter has nothing for ${part}`);
    return value;
  });
  return (await Promise.all(parts)).join("/");
};

/** The way through screens on one page. */
export interface Way {
  /** Opens a screen, the first by loading it and the others as a link does, with parameters such as `?panel=new`. */
  readonly show: (screen: SuiteScreen, query?: string) => Promise<void>;
  /** Resolves when the heading has replaced the one before, nothing is busy and no request is open. */
  readonly settle: (address: string) => Promise<void>;
}

export const createWay = (page: Page, userName: string): Way => {
  const open = new Set<Request>();
  // The call that waits for the session's end is open all the time.
  page.on("request", (request) => {
    if (!request.url().includes("/session/watch")) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  let isLoaded = false;
  const hasSettled = (): Promise<boolean> =>
    page.evaluate(
      () =>
        document.querySelector("h1:not([data-left])") !== null &&
        document.querySelector("[aria-busy=true], .sh-loading, .ev-skeleton, .ev-spinner, h1[data-left]") === null,
    );

  // Several times in a row: an answer may lead to another request.
  const settle = async (address: string): Promise<void> => {
    const until = Date.now() + 30_000;
    for (let quiet = 0; quiet < 3; quiet = open.size === 0 && (await hasSettled()) ? quiet + 1 : 0) {
      if (Date.now() > until)
        throw new Error(
          `${address} is not ready after 30 s, waiting for ${[...open].map((request) => request.url()).join(" ")}`,
        );
      await page.waitForTimeout(30);
    }
  };

  const show = async (screen: SuiteScreen, query = ""): Promise<void> => {
    const address = (await addressOf(page, userName, screen)) + query;
    if (isLoaded)
      await page.evaluate((to) => {
        // The heading stays when only a parameter changes.
        const pathOf = (address: string): string => new URL(address, location.href).href.split("?")[0] ?? "";
        if (pathOf(to) !== pathOf(location.href)) document.querySelector("h1")?.setAttribute("data-left", "");
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, address);
    else await page.goto(address);
    isLoaded = true;
    await settle(address);
  };
  return { show, settle };
};
