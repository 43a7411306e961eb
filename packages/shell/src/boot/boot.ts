import type { Client, Session } from "@evolve/session";
import type { Root } from "react-dom/client";
import type { AppManifest } from "../apps/manifest.ts";
import type { RouteMatch } from "../apps/registry.ts";
import type { Connection } from "../connection/connection.ts";
import type { Preferences } from "../preferences/preferences.ts";

/** What is there from the first moment. */
export interface Boot {
  readonly root: Root;
  readonly apps: readonly AppManifest[];
  readonly match: RouteMatch;
  readonly client: Client;
  readonly session: Session;
  readonly connection: Connection;
  readonly preferences: Preferences;
  readonly isEmbedded: boolean;
}
