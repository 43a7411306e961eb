import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../core/services.ts";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { listCaughtMails } from "./repository.ts";

const shown = 200;

/** The caught mail: as a page for people, as JSON for tests. Demo only. */
export const mailPage = (app: FastifyInstance, { database }: Services): void => {
  app.get("/demo/mail.json", { schema: { hide: true } }, async (request) => {
    const mails = await listCaughtMails(database, recipientOf(request), shown);
    return mails.map((mail) => ({
      to: mail.recipient,
      from: mail.sender,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: mail.received_at.toISOString(),
    }));
  });

  app.get("/demo/mail", { schema: { hide: true } }, async (request, reply) => {
    const mails = await listCaughtMails(database, recipientOf(request), shown);
    const items = mails.map(
      (mail) => `<details><summary><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.recipient)}</span>
<time datetime="${mail.received_at.toISOString()}">${mail.received_at.toISOString().slice(0, 16).replace("T", " ")} UTC</time></summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(withTarget(mail.html))}"></iframe></details>`,
    );
    return (
      reply
        .type("text/html; charset=utf-8")
        // Mails contain their styles inline and load nothing.
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; frame-ancestors 'none'",
        )
        .send(page(items))
    );
  });
};

const recipientOf = (request: FastifyRequest): string | null => {
  const { to } = request.query as { to?: unknown };
  return typeof to === "string" && to !== "" ? to : null;
};

/** Opens links in a new window, not inside the mail's frame. */
const withTarget = (html: string): string => html.replace("<head>", '<head><base target="_blank">');

const page = (items: readonly string[]): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Caught mail · Evolve demo</title>
<style>${style}</style></head><body><main><h1>Caught mail</h1>
<p>What the demo would have sent, newest first. Nothing leaves this machine.</p>
${items.length > 0 ? items.join("\n") : "<p>No mail yet.</p>"}</main></body></html>`;

const style = `:root{color-scheme:light dark}body{margin:0;font:15px/22px system-ui,sans-serif}main{max-width:860px;margin:0 auto;padding:32px 20px}
h1{font-size:24px;line-height:32px;margin:0}details{border:1px solid light-dark(#e1e6ed,#253041);border-radius:8px;margin:8px 0}
summary{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 16px;cursor:pointer}summary b{flex:1 1 240px}summary span,time{color:light-dark(#475467,#b3bdcd);font-variant-numeric:tabular-nums}
iframe{width:100%;height:520px;border:0;border-top:1px solid light-dark(#e1e6ed,#253041);background:#fff;border-radius:0 0 8px 8px}:focus-visible{outline:2px solid #1461c4;outline-offset:2px}`;
