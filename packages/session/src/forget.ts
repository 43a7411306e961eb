import { keptScheduleKey } from "@evolve/contracts/kept-schedule";
import type { AuthInfoStore } from "./auth-info.ts";
import type { Cookies } from "./cookies.ts";

/** What section 9 keeps in local storage about a person, and their schedule as last seen, beside cookies that are about the same person. */
const storageKeys = ["token", "permissions", "user", "brandingProfile", keptScheduleKey];
const cookieNames = ["last_activity", "token_exchange", "password_expiry_warned"];

/** Removes what this browser keeps of a person at this host. What it remembers of taste stays, being the browser's. */
export const forgetPerson = (auth: AuthInfoStore, cookies: Cookies, storage: Pick<Storage, "removeItem">): void => {
  auth.clear();
  for (const name of cookieNames) cookies.remove(name);
  for (const key of storageKeys) storage.removeItem(key);
};
