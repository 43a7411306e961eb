export { registerApp } from "./apps/registry.ts";
export { startShell } from "./boot/start-shell.tsx";
