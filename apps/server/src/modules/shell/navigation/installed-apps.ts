import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EntryNames } from "@evolve/contracts/navigation";
import { permissionNames } from "@evolve/contracts/permission-names";
import * as z from "zod/mini";
import { defineService } from "../../../core/services.ts";
import type { MenuModule } from "./menu-structure.ts";
import { structure } from "./structure.ts";

const InstalledApp = z.strictObject({
  /** The folder's name, and the first segment of the app's addresses. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** Served and shown in the demo only. */
  isForDemo: z.optional(z.boolean()),
  names: EntryNames,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  icon: z.string(),
  links: z
    .array(
      z.strictObject({
        id: z.string(),
        url: z.templateLiteral(["/", z.string()]),
        names: EntryNames,
        icon: z.string(),
        /** All of them are required. */
        permissions: z.array(z.enum(permissionNames)).check(z.minLength(1)),
        licences: z.optional(z.string()),
        toggle: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
});
type InstalledApp = z.output<typeof InstalledApp>;

const appsFolder = join(dirname(fileURLToPath(import.meta.url)), "../../../../../..", "apps");

/**
 * The apps beside the suite's own: each folder below `apps` with an `app.json` (docs/apps.md). Throws what is wrong with one, so
 * that a node does not start without an app that it should have.
 */
export const readInstalledApps = (folder: string): readonly InstalledApp[] =>
  globSync("*/app.json", { cwd: folder })
    .sort()
    .map((file) => {
      const parsed = InstalledApp.safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      const { id } = parsed.data;
      if (id !== basename(dirname(file))) throw new Error(`${file}: its id is not the name of its folder`);
      if (ownContexts.has(id)) throw new Error(`${file}: the suite has an app '${id}' of its own`);
      return parsed.data;
    });

const ownContexts: ReadonlySet<string> = new Set([
  "login",
  "gallery",
  "server",
  ...structure.flatMap(({ id, links }) => [id, ...links.map(({ appContext }) => appContext)]),
]);

const moduleOf = ({ id, names, color, icon, links }: InstalledApp): MenuModule => ({
  id,
  name: names.en,
  names,
  color,
  icon,
  helpLink: "",
  links: links.map(({ licences, toggle, ...link }) => ({
    ...link,
    id: `${id}-${link.id}`,
    name: link.names.en,
    appContext: id,
    baseUrl: "nice",
    ...(licences !== undefined && { licences }),
    ...(toggle !== undefined && { toggle }),
  })),
});

/** The apps that this node serves beside the suite's own. */
export const installedApps = defineService("installed apps", ({ config }) => {
  const apps = readInstalledApps(appsFolder).filter(({ isForDemo }) => config.demo || isForDemo !== true);
  return { contexts: apps.map(({ id }) => id), modules: [...structure, ...apps.map(moduleOf)] };
});
