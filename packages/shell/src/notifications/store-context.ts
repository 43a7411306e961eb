import { createContext } from "react";
import type { NotificationStore } from "./notification-store.ts";

/** The page's connection; null until it is there, and in an embedded client. */
export const StoreContext = createContext<NotificationStore | null>(null);
