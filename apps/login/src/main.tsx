import "@evolve/widgets/tokens.css";
import "./login.css";
import { applyPreferences, generalPreferences } from "@evolve/session";
import { languageOf } from "@evolve/i18n";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { parseBoot } from "./boot.ts";
import { prefetchWhenIdle } from "./prefetch.ts";
import { createServices } from "./services.ts";
import { loadWords } from "./words.ts";

/** The page is in the language that it was prerendered in, whatever a newer cookie says. */
const start = async (): Promise<void> => {
  const root = document.getElementById("root");
  if (root === null) return;
  const boot = parseBoot(document.getElementById("boot")?.textContent ?? "");
  const language = languageOf(document.documentElement.lang) ?? "en";
  const { theme, density } = generalPreferences.read();
  applyPreferences({ language: undefined, theme, density });
  const app = <App boot={boot} words={await loadWords(language)} services={createServices()} />;
  // In a frame nothing is prerendered, since the one page that may stand there is not the first step.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  prefetchWhenIdle(boot.prefetch);
};

void start();
