import "@evolve/widgets/tokens.css";
import type { AppManifest } from "@evolve/shell/manifest";
import { registerApp, startShell } from "@evolve/shell/start";
import { apps } from "./apps.ts";

/** Those of other folders below `apps`: docs/apps.md. */
const installed = import.meta.glob<AppManifest>("../../*/src/manifest.ts", { eager: true, import: "manifest" });
for (const app of [...apps, ...Object.values(installed)]) registerApp(app);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root");
startShell(root);
