import "@evolve/widgets/tokens.css";
import { registerApp, startShell } from "@evolve/shell";
import { admin } from "./apps/admin/manifest.ts";
import { mySpace } from "./apps/my-space/manifest.ts";

registerApp(admin);
registerApp(mySpace);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root");
startShell(root);
