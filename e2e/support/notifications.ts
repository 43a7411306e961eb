import type { Page } from "@playwright/test";
import { origin } from "./test-server.ts";

/** Calls the server beside every browser, so that no disturbed way concerns it. */
const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(origin() + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Somebody who may notify others, and how they do it. */
export interface Publisher {
  readonly notify: (userId: string, title: string, more?: object) => Promise<void>;
  readonly broadcast: (message: string, duration: number) => Promise<void>;
}

export const publisherOf = async (tenant: string): Promise<Publisher> => {
  const person = { userName: `admin@${tenant}.test`, password: "Evolve#2026" };
  const { id_token } = await post<{ id_token: string }>("/authentication/v2/login", person);
  const exchange = "/public/authentication/v1/token";
  const { accessToken } = await post<{ accessToken: string }>(exchange, { accessToken: id_token });
  return {
    notify: async (userId, title, more = {}) =>
      void (await post(
        "/notifications/v1/notifications",
        { title, recipients: { users: [userId] }, ...more },
        accessToken,
      )),
    broadcast: async (message, duration) =>
      void (await post("/notifications/v1/broadcasts", { message, duration }, accessToken)),
  };
};

/** The user whose tokens a page holds. */
export const userIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cookie = document.cookie.split("; ").find((one) => one.startsWith("auth_info=")) ?? "";
    const { token } = JSON.parse(decodeURIComponent(cookie.slice("auth_info=".length))) as { token: string };
    return (JSON.parse(atob(token.split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/") ?? "")) as { sub: string }).sub;
  });
