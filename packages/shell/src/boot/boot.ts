import type { Client, Session } from "@evolve/session";
import type { Root } from "react-dom/client";
import type { Connection } from "../connection/connection.ts";
import type { AppRouting, RouteMatch } from "../routing/app-routing.ts";
import type { Preferences } from "../preferences/preferences.ts";

/** What is there from the first moment. */
export interface Boot {
  readonly root: Root;
  readonly routing: AppRouting;
  /** What stands at the page's address. */
  readonly match: RouteMatch;
  readonly client: Client;
  readonly session: Session;
  readonly connection: Connection;
  readonly preferences: Preferences;
  readonly isEmbedded: boolean;
  /** False on a route that opens without signing in. */
  readonly isSignedIn: boolean;
}
