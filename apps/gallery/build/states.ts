import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { codeOf, type StateCode, statesIn } from "../src/stage/source.ts";
import { codeParts } from "./code-parts.ts";

const query = "?states";

/** Makes `widget.tsx?states` the code of each state that the file exports, cut into parts that are coloured. */
export const states = (): Plugin => ({
  name: "gallery-states",
  enforce: "pre",
  load: {
    filter: { id: /\.tsx\?states$/ },
    handler: async (id) => {
      const source = await readFile(id.slice(0, -query.length), "utf8");
      const found: StateCode[] = statesIn(source).map((name) => ({ name, code: codeParts(codeOf(source, name)) }));
      return { code: `export default ${JSON.stringify(found)};`, moduleType: "js" };
    },
  },
});
