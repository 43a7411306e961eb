import type { FastifyInstance } from "fastify";

/** An example of what a tenant's marketing department shows beside the sign-in form. Demo only. */
export const newsPage = (app: FastifyInstance): void => {
  app.get("/demo/news", { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .removeHeader("x-frame-options")
      // In its sandbox the page has no origin of its own that could be isolated from others.
      .removeHeader("origin-agent-cluster")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
      )
      .send(page),
  );
};

const style = `:root{color-scheme:light dark}html,body{height:100%;margin:0}
body{display:grid;align-content:end;box-sizing:border-box;padding:clamp(32px,8vw,72px);font:15px/23px system-ui,sans-serif;color:#fff;
background:radial-gradient(120% 90% at 100% 0,#2fa27b,transparent 60%),linear-gradient(160deg,#0f6b4f,#06281e)}
p{margin:0 0 8px;max-width:46ch}.kicker{font-weight:600;letter-spacing:.08em;text-transform:uppercase;font-size:12px}
h1{margin:0 0 12px;max-width:20ch;font:620 30px/38px system-ui,sans-serif;letter-spacing:-.02em;text-wrap:balance}`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Globex news</title><style>${style}</style></head><body><main><p class="kicker">Globex news</p>
<h1>Peak season planning opens on Monday.</h1>
<p>Ask for days off until the end of the month, and swap shifts with your team from your phone.</p></main></body></html>`;
