import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { captionOf, codeOf, type StateCode, statesIn } from "../src/stage/source.ts";
import { codeParts } from "./code-parts.ts";

const query = "?states";

/** Makes `widget.tsx?states` each state that the file exports: when to use it, and its code, cut into parts that are coloured. */
export const states = (): Plugin => ({
  name: "gallery-states",
  enforce: "pre",
  load: {
    filter: { id: /\.tsx\?states$/ },
    handler: async (id) => {
      const source = await readFile(id.slice(0, -query.length), "utf8");
      const found: StateCode[] = statesIn(source).map((name) => ({
        name,
        caption: captionOf(source, name),
        code: codeParts(codeOf(source, name)),
      }));
      return { code: `export default ${JSON.stringify(found)};`, moduleType: "js" };
    },
  },
});
