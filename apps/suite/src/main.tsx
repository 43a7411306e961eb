import "@evolve/widgets/tokens.css";
import { registerApp, startShell } from "@evolve/shell";
import { apps } from "./apps.ts";

for (const app of apps) registerApp(app);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root");
startShell(root);
