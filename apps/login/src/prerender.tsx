import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { placeholderBoot } from "./boot.ts";
import { createServices } from "./services.ts";
import type { Words } from "./words.ts";

/** The markup of the first step in one language, with placeholders for what only the server knows. */
export const prerender = (words: Words): string =>
  renderToString(<App boot={placeholderBoot} words={words} services={createServices()} />);
