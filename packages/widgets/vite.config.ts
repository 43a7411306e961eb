import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npx vite --config packages/widgets/vite.config.ts --port 8300` shows every widget; nothing of it is shipped. */
export default defineConfig({
  root: path.join(import.meta.dirname, "gallery"),
  plugins: [react()],
  build: { outDir: "../dist/gallery", emptyOutDir: true },
});
