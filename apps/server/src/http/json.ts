import type { FastifyInstance } from "fastify";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** Whether an object in a well-formed JSON text repeats a key: parsers disagree on which value counts. */
export const hasDuplicateKey = (json: string): boolean => {
  const keysOfOpen: (Set<string> | null)[] = [];
  let last = "";
  for (const [text] of json.matchAll(token)) {
    if (text === "{") keysOfOpen.push(new Set());
    else if (text === "[") keysOfOpen.push(null);
    else if (text === "}" || text === "]") keysOfOpen.pop();
    else if (text === ":") {
      const key = JSON.parse(last) as string;
      const keys = keysOfOpen.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
    last = text;
  }
  return false;
};

/** Accepts JSON in well-formed UTF-8 whose objects repeat no key. */
export const parseJsonStrictly = (app: FastifyInstance): void => {
  app.removeContentTypeParser("application/json");
  parseJsonAs(app, "application/json");
};

/** The same for JSON of another name. */
export const parseJsonAs = (app: FastifyInstance, mediaType: string): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(mediaType, { parseAs: "buffer" }, (request, body, done) => {
    const refused = (reason: string): Error => Object.assign(new Error(reason), { statusCode: 400, code: reason });
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      done(refused("the body is no UTF-8"));
      return;
    }
    void parse(request, text, (error, parsed: unknown) => {
      if (error === null && hasDuplicateKey(text)) done(refused("a key stands twice in an object"));
      else done(error, parsed);
    });
  });
};
