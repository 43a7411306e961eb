import { request } from "node:http";
import { fillIn, startBrowser, visit } from "../support/browser.ts";
import type { Figure, Row } from "../support/row.ts";
import { createSite } from "../support/site.ts";

const signInKilobytes = 95;

/**
 * What a browser really loads on the way in, weighed as the server sends it with gzip: the scripts and styles of the sign-in
 * page, then those of the shell with its first screen, Users, each part against its budget. Scripts that one page fetches
 * for the next are the next one's.
 */
export const pageWeight: Row = {
  name: "page-weight",
  measure: async (stage) => {
    const site = await createSite(stage);
    const node = await site.startNode({ DEMO: "1" });
    const browser = await startBrowser(stage);
    const loaded = await visit(browser, async (page) => {
      const paths = new Set<string>();
      page.on("request", (made) => void paths.add(new URL(made.url()).pathname));
      const { submit } = await fillIn(page, node.url);
      await submit();
      await page.getByRole("heading", { level: 1, name: "Users" }).waitFor();
      await page.waitForLoadState("networkidle");
      return [...paths];
    });
    const shellPage = await (await fetch(`${node.url}/admin/`)).text();

    const isWords = (path: string): boolean => /\/words-[^/]+$/.test(path);
    const isGrid = (path: string): boolean => /\/grid-[^/]+$/.test(path);
    const scripts = loaded.filter((path) => path.endsWith(".js"));
    const ofSuite = scripts.filter((path) => path.startsWith("/assets/suite/"));
    // The list of an app's screens is the app's, though its page fetches it at once.
    const isOfApp = (path: string): boolean => /\/screens-[^/]+$/.test(path);
    const shell = ofSuite.filter((path) => isWords(path) || (shellPage.includes(path) && !isOfApp(path)));
    const figure = async (what: string, paths: readonly string[], atMost: number): Promise<Figure> => {
      const bytes = await Promise.all(paths.map((path) => compressedBytes(node.url + path)));
      const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1024;
      return {
        what: `${what}, gzip (${paths.length} files)`,
        measured: kilobytes,
        unit: "KB",
        goal: { of: "measured", atMost },
      };
    };
    const styles = (app: string): string[] =>
      loaded.filter((path) => path.startsWith(`/assets/${app}/`) && path.endsWith(".css"));
    return [
      await figure(
        "sign-in page, scripts",
        scripts.filter((path) => path.startsWith("/assets/login/")),
        signInKilobytes,
      ),
      await figure("shell, scripts (the page's budget and 75 more)", shell, signInKilobytes + 75),
      await figure(
        "… its own before a screen: without React and words",
        shell.filter((path) => !isWords(path) && !/\/react-[^/]+$/.test(path)),
        60,
      ),
      await figure(
        "first screen's own scripts, Users",
        ofSuite.filter((path) => !shell.includes(path) && !isGrid(path)),
        60,
      ),
      await figure("grid, script", ofSuite.filter(isGrid), 45),
      await figure("sign-in page, styles", styles("login"), 12),
      await figure("shell and Users, styles", styles("suite"), 12),
    ];
  },
};

/** The bytes of an answer's body on the line, for a browser that takes gzip. */
const compressedBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => {
        if (answer.headers["content-encoding"] === "gzip") resolve(bytes);
        else reject(new Error(`${url} was not compressed`));
      });
      answer.on("error", reject);
    });
    asking.on("error", reject).end();
  });
