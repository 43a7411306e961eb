import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { slowDown, startBrowser, visit } from "../support/browser.ts";
import type { Row } from "../support/row.ts";
import { createSite } from "../support/site.ts";
import type { Stage } from "../support/stage.ts";
import { median } from "../support/statistics.ts";

/**
 * When the largest part of the sign-in page is painted (LCP), for somebody who has never been there, on a line of
 * 1.6 Mbit/s with 150 ms a round trip and a processor four times slower than this one. Beside it, in turn, the same page as
 * one static document with its style inside and nothing else: no page that looks like this can be faster.
 */
export const signInPage: Row = {
  name: "sign-in-page",
  measure: async (stage, { quick }) => {
    const visits = quick ? 3 : 11;
    const site = await createSite(stage);
    const node = await site.startDemoNode();
    const browser = await startBrowser(stage);
    const staticPage = await serve(stage, await asStaticDocument(node.url));

    const [ours, bare]: [number[], number[]] = [[], []];
    for (let count = -1; count < visits; count += 1) {
      const [one, other] = [await largestPaint(browser, `${node.url}/login/`), await largestPaint(browser, staticPage)];
      // The first tells how quickly the server compiles.
      if (count < 0) continue;
      ours.push(one);
      bare.push(other);
    }
    return [
      {
        what: "sign-in page, LCP (1.6 Mbit/s, 150 ms, 4x CPU)",
        measured: median(ours),
        unit: "s",
        against: { what: "the same as one static document", value: median(bare) },
        goal: { of: "measured", atMost: 0.8 },
      },
    ];
  },
};

const largestPaint = (browser: Browser, url: string): Promise<number> =>
  visit(browser, async (page) => {
    await slowDown(page, { cpu: 4, network: { megabitsPerSecond: 1.6, roundTripMs: 150 } });
    await page.goto(url, { waitUntil: "networkidle" });
    const milliseconds = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
    return milliseconds / 1000;
  });

/** The page as it was sent, with its styles inside and without scripts, fonts and boot data. */
const asStaticDocument = async (url: string): Promise<string> => {
  const fetchText = async (address: string): Promise<string> => (await fetch(address)).text();
  const html = await fetchText(`${url}/login/`);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href ?? "");
  const css = (await Promise.all(styles.map((href) => fetchText(url + href)))).join("\n");
  return html
    .replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, "")
    .replace("</head>", () => `<style>${css.replaceAll(/@font-face\s*\{[^}]*\}/g, "")}</style></head>`);
};

const serve = async (stage: Stage, html: string): Promise<string> => {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stage.defer(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
};
