import { randomBytes } from "node:crypto";
import { issuers } from "@evolve/contracts/launched-apps";
import type { Words } from "@evolve/i18n";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../core/services.ts";
import { isHttps } from "../config/index.ts";
import { isAllowedUrl } from "../http/allowed-hosts.ts";
import { languageOfRequest } from "../http/language.ts";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { authenticator } from "../modules/sign-in/sessions/index.ts";
import { askForCode, codeFlowPath, logoutPath, readLogoutToken, type SignedIn, takeCode } from "./code-flow.ts";
import { demoPage, demoPagePolicy } from "./demo-page.ts";

/** The hosts of launched apps below a loopback address: `agent.localhost`. */
const siblingHosts =
  /^(agent|agent-cdn|supervisor|partnerhub|inview|feedback|digital|presence|adapters|attendant|web-studio)(-(dev|test|staging|perf))?\.localhost(:\d+)?$/;

/** The other applications that the launcher opens: one page that does what theirs do. Digital engagement also signs in by a code, where its address names the issuer. Demo only. */
export const siblingApp = (app: FastifyInstance, services: Services): void => {
  const route = { schema: { hide: true }, constraints: { host: siblingHosts } };

  const show = (request: FastifyRequest, reply: FastifyReply, content: (nonce: string) => (words: Words) => string) => {
    const nonce = randomBytes(16).toString("base64");
    return (
      reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", demoPagePolicy(nonce))
        // The page that opened this one is on another host, and is to be spoken with.
        .removeHeader("cross-origin-opener-policy")
        .send(
          demoPage(
            languageOfRequest(request),
            ({ t }) => t("demo.appName"),
            ({ t }) => t("demo.appTitle"),
            content(nonce),
          ),
        )
    );
  };

  app.get("/launch/:app", route, async (request, reply) => {
    const { issuer = "", iss, code, error } = request.query as Readonly<Record<string, string | undefined>>;
    if (request.url.startsWith(codeFlowPath) && (code ?? error ?? iss) !== undefined) {
      const isAnswer = (code ?? error) !== undefined;
      if (!isAnswer && (await askForCode(services, iss ?? "", reply))) return reply;
      const person = isAnswer ? await takeCode(services, request, reply) : null;
      if (person)
        return show(
          request,
          reply,
          (nonce) =>
            ({ t }) =>
              signedIn(t("demo.appConnected"), t("demo.appEnded"), person, nonce),
        );
      void reply.code(400);
      return show(
        request,
        reply,
        () =>
          ({ t }) =>
            `<p role="alert">${escapeHtml(t("demo.appRefused"))}</p>`,
      );
    }
    return show(
      request,
      reply,
      (nonce) =>
        ({ t }) =>
          `<p role="status" id="state" data-connected="${escapeHtml(t("demo.appConnected"))}" data-ended="${escapeHtml(t("demo.appEnded"))}">${escapeHtml(t("demo.appWaiting"))}</p>
<dl id="told"></dl><script nonce="${nonce}">${script(issuer)}</script>`,
    );
  });

  /** Sessions of people who signed in here by a code, since this node started. */
  const ended = new Set<string>();
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.post(logoutPath, route, async (request, reply) => {
      const { logout_token: token = "" } = request.body as Readonly<Record<string, string | undefined>>;
      const sessionId = await readLogoutToken(services, token);
      if (sessionId === null) return reply.code(400).send();
      ended.add(sessionId);
      return reply.code(204).send();
    });
    done();
  });
  app.get(sessionPath, route, (request) => {
    const { sid = "" } = request.query as Readonly<Record<string, string | undefined>>;
    return { isEnded: ended.has(sid) };
  });

  const authenticate = services.use(authenticator);
  const admit = (request: FastifyRequest, reply: FastifyReply): void => {
    const { origin = "" } = request.headers;
    if (isAllowedUrl(origin, services.config.allowedDomains, isHttps(services.config)))
      void reply.header("access-control-allow-origin", origin).header("vary", "origin");
  };
  app.options("/api/v1/users/exists", route, (request, reply) => {
    admit(request, reply);
    const wanted = request.headers["access-control-request-headers"] ?? "";
    return reply.header("access-control-allow-headers", wanted).code(204).send();
  });
  app.get("/api/v1/users/exists", route, async (request, reply) => {
    admit(request, reply);
    const { permissions } = await authenticate(request);
    return { exists: ["all", "agentmax:view"].some((permission) => permissions.has(permission)) };
  });
};

/** Whether a session has ended, for the page of whoever signed in by a code. */
const sessionPath = `${codeFlowPath}/session`;

const signedIn = (connected: string, over: string, { sub, name, sessionId }: SignedIn, nonce: string): string =>
  `<p role="status" id="state" data-ended="${escapeHtml(over)}">${escapeHtml(connected)}</p>
<dl id="told"><dt>name</dt><dd>${escapeHtml(name)}</dd><dt>sub</dt><dd>${escapeHtml(sub)}</dd></dl><script nonce="${nonce}">
const asking = setInterval(async () => {
  const answer = await fetch("${sessionPath}?sid=${encodeURIComponent(sessionId)}").catch(() => null);
  if (!answer?.ok || !(await answer.json()).isEnded) return;
  clearInterval(asking);
  const state = document.getElementById("state");
  state.textContent = state.dataset.ended;
  document.getElementById("told").replaceChildren();
}, 2000);
</script>`;

/** Asks the opener for a token, and shows what it is told. `?issuer=` names another than the app's own, for tests. */
const script = (issuer: string): string => `
const known = ${JSON.stringify(issuers)};
const issuer = ${JSON.stringify(issuer).replaceAll("<", "\\u003c")} || known[location.pathname.split("/").pop()] || "";
const state = document.getElementById("state");
addEventListener("message", ({ source, data }) => {
  if (source !== opener || typeof data !== "object" || data === null) return;
  if (data.messageType === "launch") {
    state.textContent = state.dataset.connected;
    const { sub } = JSON.parse(atob(data.token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
    const told = { sub, issuer: data.issuer, platform: data.platform, ...data.url };
    document.getElementById("told").replaceChildren(...Object.entries(told).flatMap(([name, value]) => {
      const [term, text] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = name;
      text.textContent = value;
      return [term, text];
    }));
  }
  if (data.messageType === "signedOut") {
    state.textContent = state.dataset.ended;
    document.getElementById("told").replaceChildren();
  }
});
const announce = () => opener?.postMessage({ messageType: "loaded", issuer }, "*");
announce();
// The page that opened this one may have been loaded again, and then holds no window until it hears from it.
setInterval(announce, 3000);
`;
