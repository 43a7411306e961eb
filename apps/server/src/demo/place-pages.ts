import type { PlainKey, Words } from "@evolve/i18n";
import type { FastifyInstance } from "fastify";
import { languageOfRequest } from "../http/language.ts";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { demoPage, demoPagePolicy } from "./demo-page.ts";

interface Place {
  readonly title: PlainKey;
  readonly text: PlainKey;
}

/** What stands in for a customer's own help, community and downloads. */
const places: Readonly<Record<string, Place>> = {
  help: { title: "demo.helpTitle", text: "demo.helpText" },
  "studio-help": { title: "demo.studioHelpTitle", text: "demo.studioHelpText" },
  "analytics-help": { title: "demo.analyticsHelpTitle", text: "demo.analyticsHelpText" },
  community: { title: "demo.communityTitle", text: "demo.communityText" },
  downloads: { title: "demo.downloadsTitle", text: "demo.downloadsText" },
};

/** Demo only. A help page takes the topic that the suite asks for: `/demo/help/users`. */
export const placePages = (app: FastifyInstance): void => {
  for (const [name, { title, text }] of Object.entries(places))
    for (const path of [`/demo/${name}/`, `/demo/${name}/:topic`])
      app.get(path, { schema: { hide: true } }, (request, reply) => {
        const { topic } = request.params as { topic?: string };
        const content = ({ t }: Words): string =>
          `<p>${escapeHtml(t(text))}</p>${
            topic === undefined ? "" : `<p>${escapeHtml(t("demo.topic", { topic }))}</p>`
          }`;
        return reply
          .type("text/html; charset=utf-8")
          .header("content-security-policy", demoPagePolicy())
          .send(
            demoPage(
              languageOfRequest(request),
              ({ t }) => t("demo.placeName"),
              ({ t }) => t(title),
              content,
            ),
          );
      });
};
