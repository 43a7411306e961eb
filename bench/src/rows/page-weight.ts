import { request } from "node:http";
import type { Page } from "@playwright/test";
import { fillIn, startBrowser, visit } from "../support/browser.ts";
import type { Figure, Row } from "../support/row.ts";
import { createSite } from "../support/site.ts";

const signInKilobytes = 95;

/** Files that are fetched while nothing else is to be done serve a later step: with this, the page never becomes idle. */
const neverIdle = (): void => {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
};

/**
 * What a browser loads on the way in, weighed as the server sends it with gzip, each part against its budget (scripts of the sign-in page 95
 * KB, of the shell 75 more, of an app's first screen 60, of the grid 45, styles 12). Counted is what a page asks for by itself, in a browser
 * that never becomes idle: what is fetched ahead for a later step counts to that step.
 *
 * - The sign-in page has come when it is quiet, before anything is typed. What its next steps add is told without a goal.
 * - The shell is what a page asks for whose app never arrives: what its HTML names, what these files import, and the parts of the header.
 * - Users is all else until its rows are there: its own files, and the widgets, lists and forms that other screens share.
 *
 * Each file is counted once.
 */
export const pageWeight: Row = {
  name: "page-weight",
  measure: async (stage) => {
    const site = await createSite(stage);
    const node = await site.startNode({ DEMO: "1" });
    const browser = await startBrowser(stage);
    const { first, loaded, withoutApp } = await visit(browser, async (page, context) => {
      await context.addInitScript(neverIdle);
      const notePaths = (of: Page): Set<string> => {
        const paths = new Set<string>();
        of.on("request", (made) => void paths.add(new URL(made.url()).pathname));
        return paths;
      };
      const opened = await context.newPage();
      const ofOpened = notePaths(opened);
      await opened.goto(`${node.url}/login/`);
      await opened.getByLabel("Username").waitFor();
      await opened.waitForLoadState("networkidle");
      await opened.close();
      const ofWay = notePaths(page);
      const { submit } = await fillIn(page, node.url);
      await submit();
      await page.getByRole("heading", { level: 1, name: "Users" }).waitFor();
      await page.getByRole("grid").locator("[data-row-id]").first().waitFor();
      await page.waitForLoadState("networkidle");
      const bare = await context.newPage();
      const ofBare = notePaths(bare);
      await bare.route(/\/screens-[^/]+\.js$/, () => undefined);
      await bare.goto(`${node.url}/admin/`);
      await bare
        .getByRole("banner")
        .getByRole("button", { name: / User menu$/ })
        .waitFor();
      // The app's list of screens never comes, so the network is never quiet.
      await bare.waitForTimeout(5_000);
      return { first: ofOpened, loaded: [...ofWay], withoutApp: ofBare };
    });

    const isWords = (path: string): boolean => /\/words-[^/]+$/.test(path);
    const isGrid = (path: string): boolean => /\/grid-[^/]+$/.test(path);
    // The page's HTML names the list of the app's screens, which is the app's.
    const isOfApp = (path: string): boolean => /\/screens-[^/]+$/.test(path);
    const filesOf = (app: string, kind: string): string[] =>
      loaded.filter((path) => path.startsWith(`/assets/${app}/`) && path.endsWith(`.${kind}`));
    const ofSuite = filesOf("suite", "js");
    const shell = ofSuite.filter((path) => isWords(path) || (withoutApp.has(path) && !isOfApp(path)));
    const figure = async (what: string, paths: readonly string[], atMost?: number): Promise<Figure> => {
      const bytes = await Promise.all(paths.map((path) => compressedBytes(node.url + path)));
      const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1024;
      return {
        what: `${what}, gzip (${paths.length} files)`,
        measured: kilobytes,
        unit: "KB",
        ...(atMost !== undefined && { goal: { of: "measured", atMost } as const }),
      };
    };
    const ofLogin = filesOf("login", "js");
    const styles = filesOf("suite", "css");
    return [
      await figure(
        "scripts of the sign-in page as it opens",
        ofLogin.filter((path) => first.has(path)),
        signInKilobytes,
      ),
      await figure(
        "… what its steps up to the password add",
        ofLogin.filter((path) => !first.has(path)),
      ),
      await figure("scripts of the shell without an app (the page's budget and 75 more)", shell, signInKilobytes + 75),
      await figure(
        "scripts that Users adds until its rows are there, shared ones too, without the grid",
        ofSuite.filter((path) => !shell.includes(path) && !isGrid(path)),
        60,
      ),
      await figure("script of the grid", ofSuite.filter(isGrid), 45),
      await figure("styles of the sign-in page, all steps", filesOf("login", "css"), 12),
      await figure(
        "styles of the shell without an app",
        styles.filter((path) => withoutApp.has(path)),
        12,
      ),
      await figure(
        "styles that Users adds until its rows are there",
        styles.filter((path) => !withoutApp.has(path)),
        12,
      ),
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
